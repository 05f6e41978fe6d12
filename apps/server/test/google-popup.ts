import { z } from 'zod';
import { randomToken, tokenHash } from '../src/platform/random-token.ts';
import type { TestApp } from './test-app.ts';

/** What the popup's last page broadcasts. */
const Word = z.union([
  z.object({ ticket: z.string(), challenge: z.string() }),
  z.object({ failed: z.literal(true) }),
]);

/** A page that signs somebody in with Google: what it keeps, and where its popup goes. */
export class GooglePopup {
  readonly secret = randomToken();
  readonly challenge = tokenHash(this.secret);
  readonly #app: TestApp;

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** Opens the popup; the address at the provider that it is sent to. */
  async open(): Promise<URL> {
    const response = await this.#app.call(`/auth/google?challenge=${this.challenge}`);
    return new URL(response.headers.get('Location') ?? '');
  }

  /** Brings the popup back from the provider; what its last page says. */
  async comeBack({ pathname, search }: URL): Promise<z.infer<typeof Word>> {
    return wordOf(await this.#app.call(pathname + search));
  }

  /** Trades what the popup said for a login. */
  redeem(word: object, changes: object = {}): Promise<Response> {
    const ticket = 'ticket' in word ? word.ticket : undefined;
    return this.#app.post('/auth/google', { ticket, secret: this.secret, ...changes });
  }
}

/** What a last page of the popup says to the page that opened it. */
export async function wordOf(page: Response): Promise<z.infer<typeof Word>> {
  const [, word = ''] =
    /new BroadcastChannel\('google-sign-in'\)\.postMessage\((.*)\); close\(\);/.exec(await page.text()) ?? [];
  return Word.parse(JSON.parse(word));
}
