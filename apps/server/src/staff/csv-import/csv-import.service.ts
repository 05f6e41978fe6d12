import {
  type CsvKind,
  MAX_CSV_ROWS,
  type cancelImport,
  type confirmImport,
  fail,
  type getImport,
  type listImportProblems,
  ok,
  type QueryOf,
  type startImport,
} from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import { readCsv } from '../../platform/csv/read-csv.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { toPage } from '../../platform/http/paging.ts';
import type { Platform } from '../../platform/platform.ts';
import { CsvImportRepository } from './csv-import.repository.ts';
import type { CsvFormats } from './import-runner.ts';

/** How many files one staff member may upload or download. */
export const FILES_PER_STAFF = { max: 60, windowSeconds: LIMIT_WINDOW_SECONDS };

const MAX_FILE_NAME = 200;

/** The imports of staff. */
export class CsvImportService {
  readonly #files;
  readonly #formats: CsvFormats;
  readonly #imports: CsvImportRepository;
  readonly #now: () => number;

  constructor({ db, limiter, now }: Platform, formats: CsvFormats) {
    this.#files = limiter(FILES_PER_STAFF);
    this.#formats = formats;
    this.#imports = new CsvImportRepository(db);
    this.#now = now;
  }

  /** Stores the rows of a file; a job checks them. */
  async start(actorId: string, kind: CsvKind, file: File): Promise<Outcome<typeof startImport>> {
    const rejection = await this.#files.count('CSV file', actorId);
    if (rejection) return rejection;
    const imports = this.#imports;
    const createdAt = new Date(this.#now());
    const fileName = file.name.slice(0, MAX_FILE_NAME);
    const id = await imports.create({ actorId, kind, fileName, createdAt });
    const format = { ...this.#formats[kind], maxRows: MAX_CSV_ROWS[kind] };
    const read = await readCsv(file, format, (rows) => imports.addRows(id, rows));
    if (!read.ok) {
      await imports.remove(id);
      return read;
    }
    await imports.startCheck(id, read.value);
    const started = await imports.find(id, actorId);
    if (started === undefined) throw new Error('the import was not stored');
    return ok({ success: true, data: started });
  }

  /** An import of the caller; one of another person is not found. */
  async find(actorId: string, id: string) {
    const found = await this.#imports.find(id, actorId);
    return found ? ok(found) : NOT_FOUND;
  }

  async get(actorId: string, id: string): Promise<Outcome<typeof getImport>> {
    const found = await this.find(actorId, id);
    return found.ok ? ok({ success: true, data: found.value }) : found;
  }

  async problems(
    actorId: string,
    id: string,
    query: QueryOf<typeof listImportProblems>,
  ): Promise<Outcome<typeof listImportProblems>> {
    if (!(await this.#imports.find(id, actorId))) return NOT_FOUND;
    const requested = toPage(query);
    const { page, limit } = requested;
    return ok({ success: true, page, limit, ...(await this.#imports.problems(id, requested)) });
  }

  /** Lets a job write the rows. */
  async confirm(actorId: string, id: string, skipInvalid = false): Promise<Outcome<typeof confirmImport>> {
    const found = await this.#imports.find(id, actorId);
    if (!found) return NOT_FOUND;
    if (found.status === 'CHECKED' && found.invalid > 0 && !skipInvalid) return HAS_ERRORS;
    if (found.status === 'CHECKED' && found.changes === 0) return NO_CHANGES;
    const confirmed = await this.#imports.confirm(id, skipInvalid, new Date(this.#now()));
    return confirmed ? ok({ success: true, data: confirmed }) : NOT_CHECKED;
  }

  async cancel(actorId: string, id: string): Promise<Outcome<typeof cancelImport>> {
    if (!(await this.#imports.find(id, actorId))) return NOT_FOUND;
    const cancelled = await this.#imports.cancel(id);
    if (!cancelled) return AT_ITS_END;
    await this.#imports.dropCells(id);
    return ok({ success: true, data: cancelled });
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Import not found' });
const HAS_ERRORS = fail({ code: 'conflict' as const, message: 'Some rows have errors.' });
const NO_CHANGES = fail({ code: 'conflict' as const, message: 'The file changes nothing.' });
const NOT_CHECKED = fail({ code: 'conflict' as const, message: 'Only a checked import can be confirmed.' });
const AT_ITS_END = fail({ code: 'conflict' as const, message: 'The import has already finished.' });
