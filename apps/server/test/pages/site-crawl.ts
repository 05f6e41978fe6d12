import type { TestApp } from '../test-app.ts';
import { RenderedPage } from './rendered-page.ts';

/** Where no page is: the page that says so is read like any other. */
const NOWHERE = '/nowhere';
/** Base address of the requests that a test makes. */
const ORIGIN = 'http://localhost';
/** Images have many sizes, and the server makes each at its first request: the crawl requests one size of each. */
const IMAGE_SIZE = /\/[^/]+\.(avif|webp|jpg)$/;
/** Products have the same page: so many of them are read, and the others have to be there. */
const PRODUCTS_READ = 6;

/** Where a crawl begins and what it looks into. */
export interface CrawlPlan {
  readonly language: 'en' | 'hi';
  readonly start: readonly string[];
  /** Whether a page is read, by its path in small letters; any other only has to be there. */
  readonly reads: (path: string) => boolean;
  /** Texts of a page that are not in its language. */
  readonly foreign: (texts: readonly string[]) => readonly string[];
}

/** What a crawl read: the pages by their paths, and everything that is wrong, as `page: fault`. */
export interface Crawl {
  readonly pages: ReadonlyMap<string, RenderedPage>;
  /** Where the crawl began and no link leads. */
  readonly unlinked: readonly string[];
  readonly faults: readonly string[];
}

/** Follows every link of the server-rendered pages and reads each page once. */
export async function crawlSite(app: TestApp, plan: CrawlPlan): Promise<Crawl> {
  const faults: string[] = [];
  const pages = new Map<string, RenderedPage>();
  /** The page of each title. */
  const titles = new Map<string, string>();
  const images = new Set<string>();
  let productsRead = 0;
  const links: { readonly from: string; readonly to: URL }[] = [];
  /** Every address of the site that was met, and the page that leads to it. A map also gives what is added meanwhile. */
  const met = new Map([...plan.start, NOWHERE].map((path) => [path, 'the start']));

  for (const [address, from] of met) {
    const path = toPath(address);
    const response = await app.call(address, { headers: { Cookie: `language=${plan.language}` } });
    if (response.status !== (path === NOWHERE ? 404 : 200))
      faults.push(`${from}: ${response.status} ${address}`);
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    if (!isPage || pages.has(path) || address.includes('lang=') || !plan.reads(path)) continue;
    if (path.startsWith('/product-details-page/') && (productsRead += 1) > PRODUCTS_READ) continue;

    const page = new RenderedPage(await response.text());
    for (const fault of await findFaults(page, plan)) faults.push(`${address}: ${fault}`);
    const [title = ''] = page.texts('title');
    const other = titles.get(title);
    if (other !== undefined) faults.push(`${address}: has the title of ${other}: ${title}`);
    titles.set(title, path);
    pages.set(path, page);
    for (const href of page.attributes('a', 'href'))
      links.push({ from: path, to: new URL(href, ORIGIN + address) });
    for (const href of [...page.attributes('a', 'href'), ...listFiles(page)]) {
      const to = new URL(href, ORIGIN + address);
      const image = to.pathname.replace(IMAGE_SIZE, '');
      // Product images have no language.
      if (to.pathname.startsWith('/media/') && plan.language === 'hi') continue;
      if (to.origin !== ORIGIN || (image !== to.pathname && images.has(image))) continue;
      images.add(image);
      if (!met.has(to.pathname + to.search)) met.set(to.pathname + to.search, path);
    }
  }

  const here = links.filter(({ to }) => to.origin === ORIGIN);
  for (const { from, to } of here) {
    const target = pages.get(toPath(to.pathname));
    const id = decodeURIComponent(to.hash.slice(1));
    if (id !== '' && target && !target.attributes('[id]', 'id').includes(id))
      faults.push(`${from}: nothing is called ${to.pathname}${to.hash}`);
  }
  const linked = new Set(
    here.filter(({ from, to }) => toPath(to.pathname) !== from).map(({ to }) => toPath(to.pathname)),
  );
  return { pages, unlinked: plan.start.filter((address) => !linked.has(toPath(address))), faults };
}

async function findFaults(page: RenderedPage, { language, foreign }: CrawlPlan): Promise<string[]> {
  const [written] = page.attributes('html', 'lang');
  return [
    ...(await page.faults()),
    ...(written === language ? [] : [`is in '${written}'`]),
    ...outlineFaults(page.tags('h1, h2, h3, h4, h5, h6').map((tag) => Number(tag.slice(1)))),
    ...foreign([...page.texts('title'), ...page.wording()]).map((text) => `not in '${language}': ${text}`),
    ...page
      .attributes('a[href]', 'href')
      .filter((href) => href.startsWith('http:') && !href.startsWith(ORIGIN))
      .map((href) => `a link that is not encrypted: ${href}`),
    ...page
      .attributes('a[target="_blank"]', 'rel')
      .filter((rel) => !/\b(noopener|noreferrer)\b/.test(rel))
      .map((rel) => `a new tab that can reach back: rel="${rel}"`),
    ...(page.count('a[target="_blank"]') === page.attributes('a[target="_blank"]', 'rel').length
      ? []
      : ['a new tab whose link has no rel']),
    ...page
      .tags(
        '[popovertarget][aria-expanded], input[type="checkbox"][aria-checked], input[type="radio"][aria-checked]',
      )
      .map((tag) => `a state told twice by a ${tag}`),
  ];
}

/** What is wrong with an outline: not exactly one h1, or a level left out. */
function outlineFaults(levels: readonly number[]): string[] {
  const tops = levels.filter((level) => level === 1).length;
  const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
  return [
    ...(tops === 1 ? [] : [`${tops} headings of level 1`]),
    ...jumps.map((level) => `a heading of level ${level} that leaves one out`),
  ];
}

/** Images in every size offered, icons, manifest and feeds. */
function listFiles(page: RenderedPage): string[] {
  const sizes = page
    .attributes('img, source', 'srcset')
    .flatMap((srcset) => srcset.split(',').flatMap((part) => part.trim().split(/\s/)[0] ?? []));
  return [
    ...page.attributes('img', 'src'),
    ...sizes,
    ...['[rel="icon"]', '[rel="apple-touch-icon"]', '[rel="manifest"]', '[type]'].flatMap((kind) =>
      page.attributes(`link${kind}`, 'href'),
    ),
  ].filter((address) => address !== '');
}

/** The path of a page: addresses that differ in case, query or a slash at the end lead to one. */
function toPath(address: string): string {
  const [path = ''] = decodeURI(address).toLowerCase().split(/[?#]/);
  return path.replace(/(?<=.)\/$/, '');
}
