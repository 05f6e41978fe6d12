import type { TestApp } from '../test-app.ts';
import { ORIGIN } from './shop.ts';
import { elementsIn, plainText, listTexts } from './page-text.ts';

/** A page as the server writes it: what a browser shows before or without scripts. */
export class WrittenPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly #address: string;

  private constructor(path: string, response: Response, html: string) {
    this.#address = new URL(path, ORIGIN).href;
    this.status = response.status;
    this.headers = response.headers;
    this.html = html;
  }

  static async at(app: TestApp, path: string, headers: Record<string, string> = {}): Promise<WrittenPage> {
    const response = await app.call(path, { headers });
    return new WrittenPage(path, response, await response.text());
  }

  get language(): string | undefined {
    return /<html[^>]* lang="(\w+)"/.exec(this.html)?.[1];
  }

  /** The markup of its one element with this name, such as `main`; empty without one. */
  part(name: string): string {
    return elementsIn(this.html, name)[0] ?? '';
  }

  /** The words of `main`, with a space between elements. */
  get words(): string {
    return plainText(
      this.part('main').replaceAll(/<(?=\/?(?:p|li|h\d|div|dd|dt|span|a|option|button)\b)/g, ' <'),
    ).replaceAll(/\s+/g, ' ');
  }

  get heading(): string | undefined {
    return listTexts(this.part('main'), 'h1')[0];
  }

  /** The path and query to which the first link with these words leads, in a part of the page. */
  linkTo(name: string, part = 'main'): string | undefined {
    for (const [, attributes = '', inner = ''] of this.part(part).matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)) {
      if (plainText(inner) !== name) continue;
      const { pathname, search } = new URL(
        plainText(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''),
        this.#address,
      );
      return pathname + search;
    }
    return undefined;
  }
}
