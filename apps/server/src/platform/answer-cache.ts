/** How much text is kept, in characters; at about 20,000 an answer, some 500 answers. */
const MOST_TEXT = 10_000_000;

/**
 * Keeps the text of answers ready until what they were made from changes. An answer that was being made while a
 * change came in is given out but not kept.
 */
export class AnswerCache {
  readonly #answers = new Map<string, string>();
  readonly #isTrusted: () => boolean;
  #generation = 0;
  #length = 0;

  /** @param isTrusted false while notices of change may be missed; nothing kept is given out then */
  constructor(isTrusted: () => boolean) {
    this.#isTrusted = isTrusted;
  }

  /** Forgets every answer. */
  clear(): void {
    this.#generation += 1;
    this.#length = 0;
    this.#answers.clear();
  }

  /** The kept answer for `key`; absent when it has to be made. */
  get(key: string): string | undefined {
    return this.#isTrusted() ? this.#answers.get(key) : undefined;
  }

  /** Begins making an answer; call the result with its text to keep it. */
  begin(key: string): (text: string) => void {
    const generation = this.#generation;
    return (text) => {
      if (generation !== this.#generation || !this.#isTrusted()) return;
      this.#forget(key);
      this.#answers.set(key, text);
      this.#length += text.length;
      for (const oldest of this.#answers.keys()) {
        if (this.#length <= MOST_TEXT) break;
        this.#forget(oldest);
      }
    };
  }

  #forget(key: string): void {
    this.#length -= this.#answers.get(key)?.length ?? 0;
    this.#answers.delete(key);
  }
}
