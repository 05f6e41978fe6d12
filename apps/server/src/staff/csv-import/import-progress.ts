/** Rolls the transaction back; with a message, the import has failed. */
export class Stop extends Error {}

/** Reports how far the work is, at most one report at a time. */
export class Progress {
  readonly #send: (done: number) => Promise<boolean>;
  #sending: Promise<void> | undefined;
  /** Whether the work is no longer wanted. */
  isLost = false;

  constructor(send: (done: number) => Promise<boolean>) {
    this.#send = send;
  }

  report(done: number): void {
    this.#sending ??= this.#send(done)
      .then((isWanted) => void (this.isLost = !isWanted))
      // Without the report the work goes on; its end fails if it is not wanted.
      .catch(() => {})
      .finally(() => (this.#sending = undefined));
  }

  async idle(): Promise<void> {
    await this.#sending;
  }
}
