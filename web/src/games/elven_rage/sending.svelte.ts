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
  private readonly hand: () => string[];

  constructor(source: () => Option[], hand: () => string[]) {
    this.source = source;
    this.hand = hand;
  }

  /** Cards that every option has and that are in nobody's hand: the Dragon of a Castle that is attacked. */
  get fixed(): string[] {
    const [first, ...others] = this.source();
    const hand = this.hand();
    return first?.refs.filter((card) => !hand.includes(card) && others.every((option) => option.refs.includes(card))) ?? [];
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
    return this.source().find((option) => option.refs.length === chosen.length && has(option, chosen)) ?? null;
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

  /** From the beginning; where there is no choice, all that must go lies there already. */
  clear(): void {
    const [first, ...others] = this.source();
    const { fixed } = this;
    this.clicked = first && !others.length ? first.refs.filter((card) => !fixed.includes(card)) : [];
  }
}
