import { type IdentityCard, issueIdentityCard, openIdentityCard } from '@pgm/api/contract';
import { readPages } from './invoices.ts';
import { logIn } from './identity.ts';
import type { TestApp } from './test-app.ts';

/** An associate who opens their identity card. */
export class CardHolder {
  readonly id: string;
  readonly #app: TestApp;
  readonly #headers: Record<string, string>;

  constructor(app: TestApp, id: string, token: string) {
    this.#app = app;
    this.id = id;
    this.#headers = { Authorization: `Bearer ${token}` };
  }

  static async logIn(app: TestApp, username: string): Promise<CardHolder> {
    const { token, user } = await logIn(app, username);
    return new CardHolder(app, user.id, token);
  }

  issue(): Promise<Response> {
    return this.#app.call('/associates/self/identity-card', { method: 'PUT', headers: this.#headers });
  }

  /** The card, which must be there. */
  async card(): Promise<IdentityCard> {
    return issueIdentityCard.response.body.parse(await (await this.issue()).json()).data;
  }

  open(): Promise<Response> {
    return this.post('/associates/self/identity-card/document', undefined);
  }

  /** The address of the PDF. */
  async address(): Promise<string> {
    return openIdentityCard.response.body.parse(await (await this.open()).json()).data.url;
  }

  /** The text of the PDF file, and the lines of its pages; `lines` are those of the first one. */
  async print() {
    const bytes = new Uint8Array(await (await this.#app.call(await this.address())).arrayBuffer());
    const text = Buffer.from(bytes).toString('latin1');
    const pages = await readPages(bytes);
    return { text, pages, lines: pages[0] ?? [] };
  }

  post(path: string, body: unknown): Promise<Response> {
    return this.#app.post(path, body, this.#headers);
  }
}
