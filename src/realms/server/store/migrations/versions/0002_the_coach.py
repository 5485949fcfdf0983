"""The coach"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.add_column(sa.Column("coach", sa.Boolean(), nullable=True))
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.String(length=40), nullable=False),
        sa.Column("review", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.id"], name=op.f("fk_reviews_match_matches"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_reviews_person_people")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_reviews")),
    )
    with op.batch_alter_table("reviews", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_reviews_person"), ["person"], unique=False)


def downgrade() -> None:
    op.drop_table("reviews")
    with op.batch_alter_table("matches", schema=None) as batch_op:
        batch_op.drop_column("coach")
