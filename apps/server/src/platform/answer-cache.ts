/** How many answers are kept; at about 20 kB each this is some 10 MB. */
const MOST_ANSWERS = 500;

/**
 * Keeps the text of answers ready until what they were made from changes. An answer that was being made while a
 * change came in is given out but not kept.
 */
export class AnswerCache {
  readonly #answers = new Map<string, string>();
  readonly #isTrusted: () => boolean;
  #generation = 0;

  /** @param isTrusted false while notices of change may be missed; nothing kept is given out then */
  constructor(isTrusted: () => boolean) {
    this.#isTrusted = isTrusted;
  }

  /** Forgets every answer. */
  clear(): void {
    this.#generation += 1;
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
      const oldest = this.#answers.keys().next();
      if (this.#answers.size >= MOST_ANSWERS && !oldest.done) this.#answers.delete(oldest.value);
      this.#answers.set(key, text);
    };
  }
}
