import { CsvImport, type CsvKind, CsvProblem, type ExportKind } from '@pgm/api/contract';
import * as z from 'zod';
import { logIn } from './identity.ts';
import type { TestApp } from './test-app.ts';

const OneImport = z.object({ success: z.literal(true), data: CsvImport });
const Problems = z.object({ data: z.array(CsvProblem), total: z.int() });
const Link = z.object({ data: z.object({ url: z.string() }) });

/** A member of staff who imports and exports CSV files. */
export class CsvImporter {
  readonly #app: TestApp;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(app: TestApp, token: string) {
    this.#app = app;
    this.#headers = { Authorization: `Bearer ${token}` };
  }

  static async logIn(app: TestApp, username = 'staff'): Promise<CsvImporter> {
    return new CsvImporter(app, (await logIn(app, username)).token);
  }

  /** Uploads a file. */
  upload(kind: CsvKind, content: string | Uint8Array<ArrayBuffer>, name = 'file.csv'): Promise<Response> {
    const body = new FormData();
    body.append('file', new File([content], name));
    return this.#app.call(`/api/admin/imports/${kind}`, { method: 'POST', headers: this.#headers, body });
  }

  /** Uploads a file, which must be accepted, and lets the server check it. */
  async check(kind: CsvKind, content: string): Promise<CsvImport> {
    const { id } = await readImport(await this.upload(kind, content));
    await this.#app.runImports();
    return this.read(id);
  }

  /** Uploads a file without errors, and lets the server write it. */
  async import(kind: CsvKind, content: string): Promise<CsvImport> {
    const { id } = await this.check(kind, content);
    await readImport(await this.confirm(id));
    await this.#app.runImports();
    return this.read(id);
  }

  get(id: string): Promise<Response> {
    return this.#app.call(`/api/admin/imports/${id}`, { headers: this.#headers });
  }

  async read(id: string): Promise<CsvImport> {
    return readImport(await this.get(id));
  }

  async problems(id: string, page = 1) {
    const path = `/api/admin/imports/${id}/problems?page=${page}&limit=100`;
    return Problems.parse(await (await this.#app.call(path, { headers: this.#headers })).json());
  }

  confirm(id: string, body: object = {}): Promise<Response> {
    return this.#app.post(`/api/admin/imports/${id}/confirm`, body, this.#headers);
  }

  cancel(id: string): Promise<Response> {
    return this.#app.post(`/api/admin/imports/${id}/cancel`, {}, this.#headers);
  }

  /** @param query which orders, such as `?status=PLACED` */
  openExport(kind: ExportKind, query = ''): Promise<Response> {
    return this.#app.post(`/api/admin/exports/${kind}${query}`, {}, this.#headers);
  }

  /** The text of an export. */
  async export(kind: ExportKind, query?: string): Promise<string> {
    const { url } = Link.parse(await (await this.openExport(kind, query)).json()).data;
    const response = await this.#app.call(url);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  }
}

/** The import in a response. */
export async function readImport(response: Response): Promise<CsvImport> {
  return OneImport.parse(await response.json()).data;
}
