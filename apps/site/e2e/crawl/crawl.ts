import type { APIRequestContext, Page } from '@playwright/test';
import { Faults } from './faults.ts';
import { htmlFaults } from './html-faults.ts';
import { look, type Look } from './look.ts';
import type { Heading, PageFacts } from './page-facts.ts';

/** Where nothing is: the page that says so is looked at like any other. */
const NOWHERE = '/nowhere';

/** Where a crawl begins and what it looks into. */
export interface CrawlPlan extends Look {
  readonly start: readonly string[];
  /** Whether a page is opened in the browser, by its path in small letters; any other only has to be there. */
  readonly opens: (path: string) => boolean;
  /** How many pages whose addresses differ in an id are opened, such as products. */
  readonly sample: number;
}

/** What a crawl saw. */
export interface Crawl {
  /** The outline of every page that was opened, by its path in small letters. */
  readonly outlines: ReadonlyMap<string, readonly Heading[]>;
  /** Links to other sites, mail addresses and phone numbers. */
  readonly elsewhere: readonly string[];
  /** Where the crawl began and no link leads. */
  readonly unlinked: readonly string[];
  /** Everything that is wrong, one line per thing with the pages it is on. */
  readonly faults: readonly string[];
}

/** What a crawl needs: a page, what that complains of, and a way to ask for addresses beside it. */
export interface CrawlTools {
  readonly page: Page;
  readonly complaints: string[];
  readonly request: APIRequestContext;
}

/** Follows every link from page to page, and looks at each page. */
export async function crawl({ page, complaints, request }: CrawlTools, plan: CrawlPlan): Promise<Crawl> {
  const faults = new Faults();
  const opened = new Map<string, PageFacts>();
  const samples = new Map<string, number>();
  const links: { readonly from: string; readonly to: URL }[] = [];
  /** Every address of the site that was met, and the page that leads to it. */
  const met = new Map([...plan.start, NOWHERE].map((path) => [path, 'the start']));

  // A map also gives what is added to it meanwhile.
  for (const [address, from] of met) {
    const path = pathOf(address);
    // An address that chooses a language would choose it for the page as well.
    const answer = await (address.includes('lang=') ? request : page.request).get(address);
    if (answer.status() !== (path === NOWHERE ? 404 : 200)) faults.add(from, `${answer.status()} ${address}`);
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    for (const text of await htmlFaults(await answer.text())) faults.add(address, text);
    if (!plan.opens(path) || opened.has(path) || !isInSample(path)) continue;

    const facts = await look(page, address, plan, (text) => faults.add(address, text));
    for (const text of complaints.splice(0))
      // Chromium reports the 404 of a document itself.
      if (path !== NOWHERE || !text.includes('404')) faults.add(address, `says in the console: ${text}`);
    for (const [other, { title }] of opened)
      if (title === facts.title) faults.add(address, `has the title of ${other}: ${title}`);
    opened.set(path, facts);
    links.push(...facts.links.map((href) => ({ from: path, to: new URL(href) })));
    const { origin } = new URL(page.url());
    for (const href of [...facts.links, ...facts.files]) {
      const to = new URL(href);
      const target = to.pathname + to.search;
      if (to.origin === origin && !met.has(target)) met.set(target, path);
    }
  }

  const { origin } = new URL(page.url());
  const here = links.filter(({ to }) => to.origin === origin);
  for (const { from, to } of here) {
    const ids = opened.get(pathOf(to.pathname))?.ids;
    const id = decodeURIComponent(to.hash.slice(1));
    if (id !== '' && ids?.includes(id) === false)
      faults.add(from, `nothing is called ${to.pathname}${to.hash}`);
  }
  const linked = new Set(
    here.filter(({ from, to }) => pathOf(to.pathname) !== from).map(({ to }) => pathOf(to.pathname)),
  );
  return {
    outlines: new Map([...opened].map(([path, { headings }]) => [path, headings])),
    elsewhere: [...new Set(links.filter(({ to }) => to.origin !== origin).map(({ to }) => to.href))],
    unlinked: plan.start.filter((address) => !linked.has(pathOf(address))),
    faults: faults.lines(),
  };

  function isInSample(path: string): boolean {
    const kind = path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '*');
    const count = (samples.get(kind) ?? 0) + 1;
    samples.set(kind, count);
    return kind === path || count <= plan.sample;
  }
}

/** The path of a page: addresses that differ in case, query or a slash at the end lead to one. */
function pathOf(address: string): string {
  const [path = ''] = decodeURI(address).toLowerCase().split(/[?#]/);
  return path.replace(/(?<=.)\/$/, '');
}
