import type { CatalogueChange } from './catalogue-change.ts';

/** How many changes in a row are applied at once. */
const BURST = 50;

/** How often changes are applied while they come faster than this, and so how late one is seen, in ms. */
const INTERVAL_MS = 100;

/**
 * Applies changes of the catalogue to the caches: at once, as long as they are few. In a sale they come a hundred times a
 * second, and the lists that show them would be made again each time; then they are collected and applied together.
 */
export class PacedChanges {
  readonly #apply: (change: CatalogueChange | undefined) => void;
  #left = BURST;
  #countedAt = performance.now();
  #collected: CatalogueChange[] = [];

  constructor(apply: (change: CatalogueChange | undefined) => void) {
    this.#apply = apply;
  }

  /** Receives a change; undefined is about everything, and never waits. */
  receive(change: CatalogueChange | undefined): void {
    this.#count();
    if (change === undefined) {
      this.#collected = [];
      this.#apply(undefined);
    } else if (this.#collected.length === 0 && this.#left >= 1) {
      this.#left -= 1;
      this.#apply(change);
    } else {
      this.#collected.push(change);
      if (this.#collected.length === 1) setTimeout(() => this.#applyCollected(), INTERVAL_MS).unref();
    }
  }

  #applyCollected(): void {
    if (this.#collected.length === 0) return;
    this.#count();
    this.#left -= 1;
    const ids = [...new Set(this.#collected.flatMap((change) => change.ids))];
    const lists = [...new Set(this.#collected.flatMap((change) => change.lists))];
    this.#collected = [];
    this.#apply({ ids, lists });
  }

  /** One more may be applied at once for each interval that has passed. */
  #count(): void {
    const now = performance.now();
    this.#left = Math.min(BURST, this.#left + (now - this.#countedAt) / INTERVAL_MS);
    this.#countedAt = now;
  }
}
