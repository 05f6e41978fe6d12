import { errorFacts } from '../log/error-facts.ts';
import type { Logger } from '../log/logger.ts';

/** Something that is due again and again; doing it twice at once, here or in another process, must do no harm. */
export interface Job {
  /** For the log. */
  readonly name: string;
  /** Ends early, at a point where nothing is lost, once `signal` is aborted. */
  readonly run: (signal: AbortSignal) => Promise<void>;
}

/** Runs jobs once after the start and then every `everyMs` milliseconds, one after the other, until it is stopped. */
export class Periodic {
  readonly #log: Logger;
  readonly #jobs: readonly Job[];
  readonly #everyMs: number;
  readonly #end = new AbortController();
  #round: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(log: Logger, jobs: readonly Job[], everyMs: number) {
    this.#log = log;
    this.#jobs = jobs;
    this.#everyMs = everyMs;
  }

  start(): void {
    if (this.#jobs.length === 0) return;
    this.#round = this.#doRound();
  }

  /** Aborts the job that is running, and resolves when it has ended. */
  async stop(): Promise<void> {
    this.#end.abort();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#round;
    clearTimeout(this.#timer);
  }

  async #doRound(): Promise<void> {
    const { signal } = this.#end;
    for (const { name, run } of this.#jobs) {
      if (signal.aborted) return;
      await run(signal).catch((error: unknown) =>
        this.#log.error({ task: name, error: errorFacts(error) }, 'a task failed'),
      );
    }
    this.#timer = setTimeout(() => this.start(), this.#everyMs);
    this.#timer.unref();
  }
}
