import { vi } from 'vitest';
import { browserClient, provideTokens } from '#app/kit/browser-client.ts';
import { fakeFetch } from './network.ts';

/** The parts of a browser that flows use, and the session of a member whose tokens the server rejects. */
export const browser: {
  isOnline: boolean;
  /** The token in place of a rejected one; undefined when the session has ended. */
  newToken: string | undefined;
  /** What flows show by themselves, without their machines. */
  readonly toasts: { readonly kind: string; readonly message: string }[];
} = { isOnline: true, newToken: 'newer', toasts: [] };

class FakeStorage {
  readonly #values = new Map<string, string>();
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
  removeItem = (key: string) => void this.#values.delete(key);
}

/** The tokens of a member; a rejected one is replaced while there is a new one. */
export const tokens = {
  accessToken: async () => 'token',
  renewedToken: async () => browser.newToken,
};

/** Puts the network and a browser into the global scope, and loads the client. */
export async function stubBrowser(): Promise<void> {
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('navigator', {
    get onLine() {
      return browser.isOnline;
    },
    locks: { request: (_name: string, _options: unknown, run: () => unknown) => run() },
  });
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
  // The page of a server that has all services at its origin.
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', new URL('http://shop.example/'));
  vi.stubGlobal('addEventListener', () => undefined);
  provideTokens(async () => tokens);
  // It is loaded with the first call, which takes longer than a run.
  await browserClient();
}
