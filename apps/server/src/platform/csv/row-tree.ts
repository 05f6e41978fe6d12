import type { CsvRow, RowParents } from './csv-kind.ts';

/** The rows of a file as a tree. The rows can be in any order, and a row can name one that comes later. */
export class RowTree {
  readonly #parents: RowParents | undefined;
  readonly #byName = new Map<string, number>();
  readonly #parentNames = new Map<number, string | undefined>();
  #circles: ReadonlySet<number> = new Set();

  /** @param parents default: no row stands below another */
  constructor(parents?: RowParents) {
    this.#parents = parents;
  }

  /** Adds a row. The first of several rows with the same name has it. */
  add({ number, cells }: CsvRow): void {
    if (this.#parents === undefined) return;
    this.#parentNames.set(number, this.#parents.parent(cells));
    for (const name of this.#parents.names(cells))
      if (!this.#byName.has(name)) this.#byName.set(name, number);
  }

  /** Whether a row has a name. */
  has(name: string): boolean {
    return this.#byName.has(name);
  }

  /** Whether a row stands below itself; known after {@link order}. */
  isInCircle(number: number): boolean {
    return this.#circles.has(number);
  }

  /** The numbers of all rows: each after the row above it, with all rows below it together. Circles are last. */
  order(): readonly number[] {
    const below = Map.groupBy(this.#parentNames.keys(), (number) => this.#parent(number));
    const ordered: number[] = [];
    const waiting = (below.get(undefined) ?? []).toReversed();
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      ordered.push(number);
      for (const child of (below.get(number) ?? []).toReversed()) waiting.push(child);
    }
    const placed = new Set(ordered);
    const rest = [...this.#parentNames.keys()].filter((number) => !placed.has(number));
    this.#circles = this.#findCircles(rest);
    return [...ordered, ...rest];
  }

  #parent(number: number): number | undefined {
    const name = this.#parentNames.get(number);
    return name === undefined ? undefined : this.#byName.get(name);
  }

  /** The rows that stand below themselves, out of those that are in a circle or below one. */
  #findCircles(rest: readonly number[]): ReadonlySet<number> {
    const circles = new Set<number>();
    const seen = new Set<number>();
    for (const start of rest) {
      const path: number[] = [];
      let at: number | undefined = start;
      for (; at !== undefined && !seen.has(at); at = this.#parent(at)) {
        seen.add(at);
        path.push(at);
      }
      // The path ends in a row of its own: from there on it is a circle.
      const from = at === undefined ? -1 : path.indexOf(at);
      if (from >= 0) for (const number of path.slice(from)) circles.add(number);
    }
    return circles;
  }
}
