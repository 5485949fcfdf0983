// Which cards go to battle: cards are clicked in any order, the options name them in one. A card can be added as long as an
// option has all that were clicked; when one option is left that has no more, it is ready to be sent.

import type { Option } from "../../gen/wire";

/** Does an option have all of these cards, copies counted? */
function has(option: Option, cards: string[]): boolean {
  const rest = [...option.refs];
  return cards.every((card) => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

export class Sending {
  /** What was clicked, in that order. */
  clicked: string[] = $state([]);

  private readonly source: () => Option[];

  constructor(source: () => Option[]) {
    this.source = source;
  }

  /** Cards that every option has: the Dragon of a Castle that is attacked. Nobody has to click those. */
  get fixed(): string[] {
    const [first, ...others] = this.source();
    if (!first || !others.length) return [];
    const found: string[] = [];
    for (const card of first.refs) if (others.every((option) => has(option, [...found, card]))) found.push(card);
    return found;
  }

  get chosen(): string[] {
    return [...this.fixed, ...this.clicked];
  }

  get size(): number {
    return this.source()[0]?.refs.length ?? 0;
  }

  /** The option that has exactly what is chosen. */
  get ready(): Option | null {
    const { chosen } = this;
    const all = this.source();
    if (all.length === 1) return all[0]!;
    return all.find((option) => option.refs.length === chosen.length && has(option, chosen)) ?? null;
  }

  may(card: string): boolean {
    return this.source().some((option) => has(option, [...this.chosen, card]));
  }

  /** Add the card, or take it back. `nth`: the how manyeth copy was clicked. */
  click(card: string, nth: number): void {
    const copies = this.clicked.filter((one) => one === card).length;
    if (nth < copies) this.clicked = this.clicked.toSpliced(this.clicked.lastIndexOf(card), 1);
    else if (this.may(card)) this.clicked = [...this.clicked, card];
  }

  clear(): void {
    this.clicked = [];
  }
}
