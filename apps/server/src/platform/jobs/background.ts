import { errorFacts } from '../log/error-facts.ts';
import type { Logger } from '../log/logger.ts';

/**
 * Work that a response does not wait for, so that its duration reveals nothing. The stop of the server waits for it.
 */
export class Background {
  readonly #log: Logger;
  readonly #running = new Set<Promise<void>>();
  constructor(log: Logger) {
    this.#log = log;
  }

  /** Starts a task; what it throws is logged under its name. */
  run(name: string, task: () => Promise<void>): void {
    const run = task()
      .catch((error: unknown) => this.#log.error({ task: name, error: errorFacts(error) }, 'a task failed'))
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  /** Resolves when nothing is running any more. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
