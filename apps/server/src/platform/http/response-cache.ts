/** The size of the cache in characters; enough for some 500 responses of 20,000 characters. */
const MAX_TEXT = 10_000_000;

/**
 * Caches the text of responses until the data behind them changes. A response that is made during such a change is
 * sent but not cached.
 */
export class ResponseCache {
  readonly #responses = new Map<string, string>();
  readonly #isTrusted: () => boolean;
  #generation = 0;
  #length = 0;

  /** @param isTrusted false while notices of change may be missed; nothing comes from the cache then */
  constructor(isTrusted: () => boolean) {
    this.#isTrusted = isTrusted;
  }

  /** Deletes every cached response. */
  clear(): void {
    this.#generation += 1;
    this.#length = 0;
    this.#responses.clear();
  }

  /** Deletes every cached response that contains `text`, such as the id of a product. */
  clearWith(text: string): void {
    this.#generation += 1;
    for (const [key, response] of this.#responses) if (response.includes(text)) this.#forget(key);
  }

  /** The cached response for `key`; undefined when there is none. */
  get(key: string): string | undefined {
    return this.#isTrusted() ? this.#responses.get(key) : undefined;
  }

  /** Starts to make a response; call the returned function with its text to cache it. */
  begin(key: string): (text: string) => void {
    const generation = this.#generation;
    return (text) => {
      if (generation !== this.#generation || !this.#isTrusted()) return;
      this.#forget(key);
      this.#responses.set(key, text);
      this.#length += text.length;
      for (const oldest of this.#responses.keys()) {
        if (this.#length <= MAX_TEXT) break;
        this.#forget(oldest);
      }
    };
  }

  #forget(key: string): void {
    this.#length -= this.#responses.get(key)?.length ?? 0;
    this.#responses.delete(key);
  }
}
