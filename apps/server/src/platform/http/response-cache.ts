import { type CatalogueChange, listName } from './catalogue-change.ts';

/** The size of the cache in characters; enough for some 500 responses of 20,000 characters. */
const MAX_TEXT = 10_000_000;

const ID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g;

interface CachedText {
  readonly text: string;
  /** The ids in it: to look one up takes no time, to search all texts for it some milliseconds. */
  readonly ids: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
}

/**
 * Caches the text of responses until the data behind them changes. A response that is made during such a change is
 * sent but not cached.
 */
export class ResponseCache {
  readonly #responses = new Map<string, CachedText>();
  readonly #isTrusted: () => boolean;
  #generation = 0;
  #length = 0;

  /** @param isTrusted false while notices of change may be missed; nothing comes from the cache then */
  constructor(isTrusted: () => boolean) {
    this.#isTrusted = isTrusted;
  }

  /** Deletes the cached responses that a change makes out of date; without one, all. */
  clear(change?: CatalogueChange): void {
    this.#generation += 1;
    for (const [key, { ids, lists }] of this.#responses) {
      const isTouched =
        !change || change.ids.some((id) => ids.has(id)) || change.lists.some((list) => lists.has(list));
      if (isTouched) this.#forget(key);
    }
  }

  /** The cached response for `key`; undefined when there is none. */
  get(key: string): string | undefined {
    return this.#isTrusted() ? this.#responses.get(key)?.text : undefined;
  }

  /** Starts to make a response; call the returned function with its text, and the addresses that it is made from, to cache it. */
  begin(key: string): (text: string, addresses: readonly string[]) => void {
    const generation = this.#generation;
    return (text, addresses) => {
      if (generation !== this.#generation || !this.#isTrusted()) return;
      this.#forget(key);
      const lists = new Set(addresses.map(listName));
      this.#responses.set(key, { text, ids: new Set(text.match(ID)), lists });
      this.#length += text.length;
      for (const oldest of this.#responses.keys()) {
        if (this.#length <= MAX_TEXT) break;
        this.#forget(oldest);
      }
    };
  }

  #forget(key: string): void {
    this.#length -= this.#responses.get(key)?.text.length ?? 0;
    this.#responses.delete(key);
  }
}
