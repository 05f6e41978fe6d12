import { errorFacts } from './error-facts.ts';
import type { Logger } from './logger.ts';

/** Something that is due again and again; doing it twice at once, here or in another process, must do no harm. */
export interface Chore {
  /** For the log. */
  readonly name: string;
  /** Ends early, at a point where nothing is lost, once `signal` is aborted. */
  readonly run: (signal: AbortSignal) => Promise<void>;
}

/** Does chores once after the start and then every `everyMs` milliseconds, one after the other, until it is stopped. */
export class Periodic {
  readonly #log: Logger;
  readonly #chores: readonly Chore[];
  readonly #everyMs: number;
  readonly #end = new AbortController();
  #round: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(log: Logger, chores: readonly Chore[], everyMs: number) {
    this.#log = log;
    this.#chores = chores;
    this.#everyMs = everyMs;
  }

  start(): void {
    if (this.#chores.length === 0) return;
    this.#round = this.#doRound();
  }

  /** Ends the chore that is under way, and resolves when it is over. */
  async stop(): Promise<void> {
    this.#end.abort();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#round;
    clearTimeout(this.#timer);
  }

  async #doRound(): Promise<void> {
    const { signal } = this.#end;
    for (const { name, run } of this.#chores) {
      if (signal.aborted) return;
      await run(signal).catch((error: unknown) =>
        this.#log.error({ task: name, error: errorFacts(error) }, 'a task failed'),
      );
    }
    this.#timer = setTimeout(() => this.start(), this.#everyMs);
    this.#timer.unref();
  }
}
