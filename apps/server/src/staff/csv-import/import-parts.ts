import { setImmediate } from 'node:timers/promises';
import type { CsvFormat } from '../../platform/csv/csv-kind.ts';
import { FileValues } from '../../platform/csv/file-values.ts';
import type { RowTree } from '../../platform/csv/row-tree.ts';
import { isUniqueViolation } from '../../platform/database/attempt.ts';
import type { Platform } from '../../platform/platform.ts';
import { Stop } from './import-progress.ts';
import { BATCH, readTree } from './import-rows.ts';
import type { ImportRun, ImportRunRepository } from './import-run.repository.ts';

/** What the writing needs. */
interface PartsPlatform extends Pick<Platform, 'db' | 'now'> {
  readonly runs: ImportRunRepository;
}

/**
 * Writes the rows from the top of their tree, some in a transaction, which also takes them off the rows that wait. So each row
 * is written once and whole, whatever ends the process, and the next process goes on with the rows that are left.
 * @returns whether this run wrote the last of them
 */
export async function writeInParts(
  platform: PartsPlatform,
  run: ImportRun,
  format: CsvFormat,
  signal: AbortSignal,
): Promise<boolean> {
  const { db, runs } = platform;
  const tree = await readTree(format, (after, limit) => runs.rowsToWriteAfter(run.id, after, limit));
  const waiting = new Set((await runs.changes(db, run.id)).map(({ number }) => number));
  const numbers = tree.order().filter((number) => waiting.has(number));
  const part = new Part(platform, run, format, tree);
  for (let at = 0; at < numbers.length; at += BATCH) {
    if (signal.aborted) return false;
    await part.write(numbers.slice(at, at + BATCH));
    // The embedded database executes statements in this thread: requests get their turn only by a pause.
    await setImmediate();
  }
  return runs.finishSome(run);
}

/** Some rows of an import that are written together. */
class Part {
  readonly #platform: PartsPlatform;
  readonly #run: ImportRun;
  readonly #format: CsvFormat;
  readonly #tree: RowTree;
  /** The values of the rows that are written. */
  readonly #file = new FileValues();

  constructor(platform: PartsPlatform, run: ImportRun, format: CsvFormat, tree: RowTree) {
    this.#platform = platform;
    this.#run = run;
    this.#format = format;
    this.#tree = tree;
  }

  /** Rows that have got errors since the check are left out, and their errors are stored. */
  async write(numbers: readonly number[]): Promise<void> {
    const file = await this.#tryTo(numbers).catch((error: unknown) => {
      // Since the check of this part, a person has used one of its values. The next check names the row.
      if (isUniqueViolation(error)) return this.#tryTo(numbers);
      throw error;
    });
    this.#file.absorb(file);
  }

  #tryTo(numbers: readonly number[]): Promise<FileValues> {
    const { db, now, runs } = this.#platform;
    return db.transaction(async (tx) => {
      const at = new Date(now());
      const file = new FileValues(this.#file);
      const rows = await runs.rows(tx, this.#run.id, numbers);
      const checked = await this.#format.check(tx, rows, {
        file,
        tree: this.#tree,
        now: at,
        isWriting: true,
      });
      await checked.write(tx, { actorId: this.#run.actorId, at, via: 'import' });
      const invalid = checked.rows.filter(({ problems }) => problems.length > 0);
      const written = checked.rows.filter((row) => !invalid.includes(row)).map(({ number }) => number);
      if (!(await runs.saveSome(tx, this.#run, { written, invalid }))) throw new Stop();
      return file;
    });
  }
}
