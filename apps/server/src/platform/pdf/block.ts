import { type Part, type Sheet } from './sheet.ts';
import { STYLES, type TextStyle } from './styles.ts';

/** Where the right half of a page begins, in points. */
export const MIDDLE = 330;

/** Lines below each other, from the current height down. */
export class Block {
  y: number;
  readonly #sheet: Sheet;
  readonly #from: number;
  readonly #to: number;

  constructor(sheet: Sheet, from: number, to: number) {
    this.#sheet = sheet;
    this.#from = from;
    this.#to = to;
    this.y = sheet.y;
  }

  write(tag: string, words: string, style: TextStyle, align: 'left' | 'right' = 'left'): void {
    const place = { x: this.#from, y: this.y, width: this.#to - this.#from, align };
    this.y += this.#sheet.write(this.#sheet.root, tag, words, style, place);
  }

  /** Writes names on the left and their values on the right. */
  facts(facts: readonly (readonly [name: string, value: string])[]): void {
    for (const [name, value] of facts) {
      const fact: Part = this.#sheet.part(this.#sheet.root, 'P');
      const [x, width] = [this.#from, this.#to - this.#from];
      this.#sheet.write(fact, 'Span', name, STYLES.text, { x, y: this.y, width: width / 2 });
      const place = { x: x + width / 2, y: this.y, width: width / 2, align: 'right' as const };
      this.y += this.#sheet.write(fact, 'Span', value, STYLES.strong, place);
    }
  }
}
