import { ExportKind, type QueryOf, fail, ok, type openExport } from '@pgm/api/contract';
import type { ExportFormat } from '../../platform/csv/csv-kind.ts';
import { writeCsv } from '../../platform/csv/write-csv.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import { recordChange } from '../../platform/record/record-change.ts';
import { CsvFile } from '../../platform/http/csv-file.ts';
import type { Platform } from '../../platform/platform.ts';
import { readLinkToken, signLinkToken } from '../../platform/security/link-token.ts';
import { keyring } from '../../platform/security/secrets.ts';
import { FILES_PER_STAFF } from './csv-import.service.ts';

/** The formats of exports by kind. */
export type ExportFormats = Readonly<Record<ExportKind, ExportFormat>>;

/** The exports of staff. */
export class CsvExportService {
  readonly #files;
  readonly #formats: ExportFormats;
  readonly #platform: Pick<Platform, 'db' | 'now' | 'secrets'>;

  constructor(platform: Platform, formats: ExportFormats) {
    this.#files = platform.limiter(FILES_PER_STAFF);
    this.#formats = formats;
    this.#platform = platform;
  }

  /**
   * An address for the file of a kind; the address itself says which records the file has. The audit says who asked for it,
   * and by which filters.
   */
  async open(
    actorId: string,
    kind: ExportKind,
    filter: QueryOf<typeof openExport>,
  ): Promise<Outcome<typeof openExport>> {
    const rejection = await this.#files.count('CSV file', actorId);
    if (rejection) return rejection;
    const { db, now, secrets } = this.#platform;
    const set = new URLSearchParams();
    for (const [name, value] of Object.entries(filter)) if (value) set.set(name, value);
    await recordChange(db, {
      actorId,
      at: new Date(now()),
      action: 'export',
      subject: `export/${kind}`,
      before: {},
      after: toFacts(filter),
    });
    const token = await signLinkToken(secrets.exports, `${kind}?${set}`, now());
    return ok({ success: true, data: { url: `/exports/${token}.csv` } });
  }

  /** The file that a token gives access to. */
  async file(token: string) {
    const { db, now, secrets } = this.#platform;
    const subject = (await readLinkToken(keyring(secrets, 'exports'), token, now())) ?? '';
    const [named, query] = subject.split('?', 2);
    const kind = ExportKind.safeParse(named);
    if (!kind.success) return NOT_FOUND;
    const day = new Date(now()).toISOString().slice(0, 10);
    const filter = Object.fromEntries(new URLSearchParams(query));
    return ok(new CsvFile(`${kind.data}-${day}.csv`, writeCsv(db, this.#formats[kind.data], filter)));
  }
}

/** What the audit says of a filter: a search can be a name, and entries outlive an account. */
function toFacts({ search, ...filter }: QueryOf<typeof openExport>): object {
  return { ...filter, ...(search && { searched: true }) };
}

const NOT_FOUND = fail({
  code: 'notFound' as const,
  message: 'This link has expired. Download the file again.',
});
