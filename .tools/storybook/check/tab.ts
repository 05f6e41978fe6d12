import type { BrowserContext, Page } from 'playwright';
import { type Finding, toFindings } from './findings.ts';
import { inspectPage } from './inspect-page.ts';
import { loadVisit, openTab, toNamedWidth } from './load-visit.ts';
import type { Visit } from './visits.ts';

/** A tab that opens stories and docs pages, one after the other. */
export class Tab {
  readonly #context: BrowserContext;
  readonly #origin: string;
  #page: Page | undefined;
  /** What the open page has said. */
  #heard: Finding[] = [];

  /** @param origin the address of the static Storybook */
  constructor(context: BrowserContext, origin: string) {
    this.#context = context;
    this.#origin = origin;
  }

  /** Opens a visit; returns its findings, and the width in pixels that the story names for itself if it names one. */
  async open(visit: Visit): Promise<{ findings: Finding[]; namedWidth?: number | undefined }> {
    this.#page ??= await this.#start();
    const page = this.#page;
    try {
      // The page before must not speak any more once this one is heard.
      await page.goto('about:blank');
      this.#heard = [];
      const record = await loadVisit(page, this.#origin, visit);
      const facts = await page.evaluate(inspectPage);
      return { findings: toFindings(visit, this.#heard, record, facts), namedWidth: toNamedWidth(record) };
    } catch (error) {
      // It may hang, so the next visit gets another one.
      this.#page = undefined;
      await page.close();
      return {
        findings: [
          ...this.#heard,
          { kind: 'red', message: `did not end: ${error instanceof Error ? error.message : error}` },
        ],
      };
    }
  }

  async #start(): Promise<Page> {
    const page = await openTab(this.#context);
    this.#listen(page);
    return page;
  }

  /** Collects what a page says while it loads and plays. */
  #listen(page: Page): void {
    const add = (kind: string, message: string) => this.#heard.push({ kind, message });
    page.on('pageerror', (error) => add('red', `error in the page: ${error.message}`));
    page.on('request', (request) => {
      if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== this.#origin)
        add('request', `to elsewhere: ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) add('request', `${response.status()}: ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // The page itself gave the request up.
      if (reason !== 'net::ERR_ABORTED') add('request', `${reason}: ${request.url()}`);
    });
    page.on('console', (line) => {
      // The browser's own line about a request, which is a finding already.
      const isRequest = line.text().startsWith('Failed to load resource');
      if (['warning', 'error'].includes(line.type()) && !isRequest)
        add('console', `${line.type()}: ${line.text()}`);
    });
  }
}
