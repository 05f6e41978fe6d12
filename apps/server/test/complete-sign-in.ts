/** What a person does on the local issuer's page. */
type SignInAction = { readonly login: string } | 'cancel';

/**
 * Goes through the pages of the local issuer as a browser with cookies would; for tests.
 * @returns where the person is sent back to
 */
export async function completeSignIn(url: string, action: SignInAction): Promise<URL> {
  const browser = new Browser(new URL(url).origin);
  const page = await browser.follow(new URL(url));
  if (action === 'cancel') return browser.follow(new URL(`${page.pathname}/cancel`, page));
  return browser.follow(page, { method: 'POST', body: new URLSearchParams(action) });
}

/** Keeps cookies and follows redirects, as long as they stay with one origin. */
class Browser {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Where the redirects that start at an address end: at a page, or at another origin. */
  async follow(address: URL, init: RequestInit = {}): Promise<URL> {
    const cookie = Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { ...init, headers: { cookie }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#save(line);
    const location = response.headers.get('Location');
    if (location === null) return address;
    const next = new URL(location, address);
    return next.origin === this.#origin ? this.follow(next) : next;
  }

  #save(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}
