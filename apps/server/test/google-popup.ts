import { z } from 'zod';
import { randomToken, tokenHash } from '../src/platform/security/random-token.ts';
import type { TestApp } from './test-app.ts';

/** The message that the popup's last page broadcasts. */
const Word = z.union([
  z.object({ ticket: z.string(), challenge: z.string() }),
  z.object({ failed: z.literal(true) }),
]);

/** A page that signs a user in with Google: its secrets, and the addresses of its popup. */
export class GooglePopup {
  readonly secret = randomToken();
  readonly challenge = tokenHash(this.secret);
  readonly #app: TestApp;

  constructor(app: TestApp) {
    this.#app = app;
  }

  /** Opens the popup; returns the provider's address to which it is redirected. */
  async open(): Promise<URL> {
    const response = await this.#app.call(`/auth/google?challenge=${this.challenge}`);
    return new URL(response.headers.get('Location') ?? '');
  }

  /** Returns from the provider to the popup; the result is the message of its last page. */
  async comeBack({ pathname, search }: URL): Promise<z.infer<typeof Word>> {
    return readWord(await this.#app.call(pathname + search));
  }

  /** Exchanges the popup's message for a login. */
  redeem(word: object, changes: object = {}): Promise<Response> {
    const ticket = 'ticket' in word ? word.ticket : undefined;
    return this.#app.post('/auth/google', { ticket, secret: this.secret, ...changes });
  }
}

/** The message that the popup's last page sends to its opener. */
export async function readWord(page: Response): Promise<z.infer<typeof Word>> {
  const [, word = ''] =
    /new BroadcastChannel\('google-sign-in'\)\.postMessage\((.*)\); close\(\);/.exec(await page.text()) ?? [];
  return Word.parse(JSON.parse(word));
}
