import { isAway } from '../database/database-failure.ts';
import { errorFacts } from '../log/error-facts.ts';
import type { JobRun } from './set-aside.ts';
import type { Platform } from '../platform.ts';

/** Something that is due again and again; doing it twice at once, here or in another process, must do no harm. */
export interface Job {
  /** For the log, the metrics and the rows that it sets aside. */
  readonly name: string;
  /** Ends early, at a point where nothing is lost, once the signal of the run is aborted. */
  readonly run: (run: JobRun) => Promise<void>;
  /** How many rows are due; absent for a job without rows. */
  readonly backlog?: () => Promise<number>;
}

/**
 * How long one run of a job may take before it is asked to end, in ms: less than one statement of PostgreSQL may take. The
 * rest waits for the next run, so that the other jobs have their turn.
 */
export const MAX_RUN_MS = 8000;

type PeriodicParts = Pick<Platform, 'log' | 'metrics' | 'now'>;

/** Runs jobs once after the start and then every `everyMs` milliseconds, one after the other, until it is stopped. */
export class Periodic {
  readonly #platform: PeriodicParts;
  readonly #jobs: readonly Job[];
  readonly #everyMs: number;
  readonly #maxRunMs: number;
  readonly #end = new AbortController();
  #round: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(platform: PeriodicParts, jobs: readonly Job[], everyMs: number, maxRunMs = MAX_RUN_MS) {
    this.#platform = platform;
    this.#jobs = jobs;
    this.#everyMs = everyMs;
    this.#maxRunMs = maxRunMs;
    for (const { name } of jobs) platform.metrics.expectJob(name, platform.now());
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
    const { signal: end } = this.#end;
    for (const { name: job, run } of this.#jobs) {
      if (end.aborted) return;
      const signal = AbortSignal.any([end, AbortSignal.timeout(this.#maxRunMs)]);
      await this.#runOne(job, () => run({ job, signal }));
    }
    this.#timer = setTimeout(() => this.start(), this.#everyMs);
    this.#timer.unref();
  }

  async #runOne(job: string, run: () => Promise<void>): Promise<void> {
    const { log, metrics, now } = this.#platform;
    const start = performance.now();
    const result = await run().then(
      () => 'success' as const,
      (error: unknown) => {
        if (!isAway(error)) log.error({ task: job, error: errorFacts(error) }, 'a task failed');
        return 'failure' as const;
      },
    );
    metrics.countJob(job, result, performance.now() - start, now());
  }
}
