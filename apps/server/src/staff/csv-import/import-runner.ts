import type { CsvKind } from '@pgm/api/contract';
import type { CsvFormat } from '../../platform/csv/csv-kind.ts';
import { FileValues } from '../../platform/csv/file-values.ts';
import { errorFacts } from '../../platform/log/error-facts.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ImportRun, ImportRunRepository } from './import-run.repository.ts';
import { CsvImportRepository } from './csv-import.repository.ts';

/** How many rows are checked or written together: few, so that requests wait only milliseconds for their turn. */
const BATCH = 50;

/** The formats by kind. */
export type CsvFormats = Readonly<Record<CsvKind, CsvFormat>>;

/** Checks and writes imports. One that its process leaves unfinished is continued by the next process. */
export class ImportRunner {
  readonly #formats: CsvFormats;
  readonly #platform: Pick<Platform, 'db' | 'log' | 'now'>;
  readonly #runs: ImportRunRepository;

  constructor(platform: Pick<Platform, 'db' | 'log' | 'now'>, formats: CsvFormats) {
    this.#formats = formats;
    this.#platform = platform;
    this.#runs = new ImportRunRepository(platform.db, platform.now);
  }

  /** Works on all imports that wait, one after the other. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const run = await this.#runs.claim();
      if (run === undefined) return;
      try {
        await (run.status === 'CHECKING' ? this.#check(run, signal) : this.#write(run, signal));
        if (signal.aborted) await this.#runs.release(run);
      } catch (error) {
        this.#platform.log.error({ task: 'import', error: errorFacts(error) }, 'an import failed');
        await this.#runs.abandon(run, FAILED);
      }
    }
  }

  async #check(run: ImportRun, signal: AbortSignal): Promise<void> {
    const format = this.#formats[run.kind];
    const context = { file: new FileValues(), isWriting: false };
    let [done, invalidCount, changeCount, last] = [0, 0, 0, 0];
    while (!signal.aborted) {
      const rows = await this.#runs.rowsAfter(run.id, last, BATCH);
      if (rows.length === 0) return this.#runs.finishCheck(run, { invalidCount, changeCount });
      const checked = await format.check(this.#platform.db, rows, context);
      await this.#runs.saveChecked(run.id, checked.rows);
      last = rows.at(-1)?.number ?? last;
      done += rows.length;
      invalidCount += checked.rows.filter(({ problems }) => problems.length > 0).length;
      changeCount += checked.rows.filter(
        ({ isChange, problems }) => isChange && problems.length === 0,
      ).length;
      if (!(await this.#runs.report(run, done))) return;
    }
  }

  /**
   * Writes the rows in one transaction. The progress is reported outside of it, and this is also how it learns that the
   * import is cancelled. The reports are not awaited, because the embedded database executes them after the transaction.
   */
  async #write(run: ImportRun, signal: AbortSignal): Promise<void> {
    const { db, now } = this.#platform;
    const editor = { actorId: run.actorId, at: new Date(now()), via: 'import' as const };
    const progress = new Progress((done) => this.#runs.report(run, done));
    try {
      await db.transaction(async (tx) => {
        const context = { file: new FileValues(), isWriting: true };
        const format = this.#formats[run.kind];
        const changes = await this.#runs.changes(tx, run.id);
        const numbers = changes.map(({ number }) => number);
        for (let done = 0; done < numbers.length; done += BATCH) {
          const rows = await this.#runs.rows(tx, run.id, numbers.slice(done, done + BATCH));
          const checked = await format.check(tx, rows, context);
          if (checked.rows.some(({ problems }) => problems.length > 0)) throw new Stop(OUTDATED);
          await checked.write(tx, editor);
          progress.report(done + rows.length);
          if (signal.aborted || progress.isLost) throw new Stop();
        }
        const subjects = changes.flatMap(({ subject }) => subject ?? []);
        await format.finish?.(tx, subjects, editor);
        if (!(await this.#runs.finish(tx, run, numbers.length))) throw new Stop();
      });
      await new CsvImportRepository(db).dropCells(run.id);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      if (error.message) await this.#runs.abandon(run, error.message);
    } finally {
      await progress.idle();
    }
  }
}

const FAILED = 'The import failed. Nothing was saved. Try again later.';
const OUTDATED = 'The data has changed since the check. Nothing was saved. Upload the file again.';

/** Rolls the transaction back; with a message, the import has failed. */
class Stop extends Error {}

/** Reports how far the work is, at most one report at a time. */
class Progress {
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
