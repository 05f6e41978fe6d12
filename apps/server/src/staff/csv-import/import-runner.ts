import type { CsvKind } from '@pgm/api/contract';
import type { CsvFormat, CsvRow } from '../../platform/csv/csv-kind.ts';
import { FileValues } from '../../platform/csv/file-values.ts';
import { RowTree } from '../../platform/csv/row-tree.ts';
import { errorFacts } from '../../platform/log/error-facts.ts';
import type { Platform } from '../../platform/platform.ts';
import { writeInParts } from './import-parts.ts';
import { Progress, Stop } from './import-progress.ts';
import { BATCH, readTree } from './import-rows.ts';
import { type ImportRun, ImportRunRepository } from './import-run.repository.ts';
import { CsvImportRepository } from './csv-import.repository.ts';

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
        const isInParts = run.status === 'IMPORTING' && this.#formats[run.kind].parents !== undefined;
        await this.#fail(run, isInParts ? FAILED_IN_PARTS : FAILED);
      }
    }
  }

  async #check(run: ImportRun, signal: AbortSignal): Promise<void> {
    const { db, now } = this.#platform;
    const format = this.#formats[run.kind];
    const tree = await readTree(format, (after, limit) => this.#runs.rowsAfter(run.id, after, limit));
    const context = { file: new FileValues(), tree, now: new Date(now()), isWriting: false };
    const totals: Record<string, number> = {};
    let [done, invalidCount, changeCount] = [0, 0, 0];
    for await (const rows of this.#rowsToCheck(run, format, tree)) {
      if (signal.aborted) return;
      const checked = await format.check(db, rows, context);
      await this.#runs.saveChecked(run.id, checked.rows);
      done += rows.length;
      invalidCount += checked.rows.filter(({ problems }) => problems.length > 0).length;
      changeCount += checked.rows.filter(
        ({ isChange, problems }) => isChange && problems.length === 0,
      ).length;
      for (const [name, value] of Object.entries(checked.totals ?? {}))
        totals[name] = (totals[name] ?? 0) + value;
      if (!(await this.#runs.report(run, done))) return;
    }
    if (!signal.aborted) await this.#runs.finishCheck(run, { invalidCount, changeCount, totals });
  }

  /** All rows of a file in batches: from the top of its tree, or as they stand in the file. */
  async *#rowsToCheck(
    { id }: ImportRun,
    format: CsvFormat,
    tree: RowTree,
  ): AsyncGenerator<readonly CsvRow[]> {
    if (format.parents) {
      const numbers = tree.order();
      for (let at = 0; at < numbers.length; at += BATCH)
        yield await this.#runs.rows(this.#platform.db, id, numbers.slice(at, at + BATCH));
      return;
    }
    for (let last: number | undefined = 0; last !== undefined;) {
      const rows: readonly CsvRow[] = await this.#runs.rowsAfter(id, last, BATCH);
      if (rows.length > 0) yield rows;
      last = rows.at(-1)?.number;
    }
  }

  async #write(run: ImportRun, signal: AbortSignal): Promise<void> {
    const format = this.#formats[run.kind];
    try {
      const isDone = await (format.parents
        ? writeInParts({ ...this.#platform, runs: this.#runs }, run, format, signal)
        : this.#writeTogether(run, format, signal));
      if (isDone) await this.#dropCells(run);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      if (error.message) await this.#fail(run, error.message);
    }
  }

  async #fail(run: ImportRun, message: string): Promise<void> {
    if (await this.#runs.abandon(run, message)) await this.#dropCells(run);
  }

  #dropCells({ id }: ImportRun): Promise<void> {
    return new CsvImportRepository(this.#platform.db).dropCells(id);
  }

  /**
   * Writes the rows in one transaction. The progress is reported outside of it, and this is also how it learns that the
   * import is cancelled. The reports are not awaited, because the embedded database executes them after the transaction.
   */
  async #writeTogether(run: ImportRun, format: CsvFormat, signal: AbortSignal): Promise<true> {
    const { db, now } = this.#platform;
    const at = new Date(now());
    const editor = { actorId: run.actorId, at, via: 'import' as const };
    const progress = new Progress((done) => this.#runs.report(run, done));
    try {
      await db.transaction(async (tx) => {
        const context = { file: new FileValues(), tree: new RowTree(), now: at, isWriting: true };
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
      return true;
    } finally {
      await progress.idle();
    }
  }
}

const FAILED = 'The import failed. Nothing was saved. Try again later.';
const FAILED_IN_PARTS =
  'The import failed. The rows before the failure are saved. Upload the file again to import the others.';
const OUTDATED = 'The data has changed since the check. Nothing was saved. Upload the file again.';
