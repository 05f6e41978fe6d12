import { type Browser, type Request, chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../install/chromium.ts';
import { listPages } from './pages.ts';
import { startServer } from '../run/server-process.ts';
import type { Figures, SectionInput } from './section.ts';

const KIB = 1024;

/** The transferred bytes of a page. */
interface Weight {
  readonly document: number;
  readonly script: number;
  readonly stylesheet: number;
  readonly font: number;
  readonly image: number;
  /** The page as a program gets it, not compressed. */
  readonly plainHtml: number;
  /** Each script with its bytes. */
  readonly scripts: readonly string[];
}

/** The bytes that a browser loads for a page, by kind, as transferred; limits apply to the shop. */
export async function* measure({ grounds }: SectionInput): Figures {
  await using server = await startServer(await grounds.onPglite());
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  const { shop, home, product } = await listPages(server.address);
  for (const [name, path] of Object.entries({ shop, home, product })) {
    const weight = await measureWeight(browser, server.address + path);
    const isLimited = name === 'shop';
    const kib = (what: string, bytes: number) => ({
      what: `weight ${name}: ${what}`,
      ours: bytes / KIB,
      unit: 'KiB',
    });
    yield { ...kib('JavaScript', weight.script), ...(isLimited && { max: 112 }), details: weight.scripts };
    yield {
      what: `weight ${name}: HTML without styles, uncompressed`,
      ours: weight.plainHtml / 1000,
      unit: 'kB',
      ...(isLimited && { max: 40 }),
    };
    yield kib('HTML, with its styles', weight.document);
    yield kib('CSS in files', weight.stylesheet);
    yield kib('fonts', weight.font);
    yield kib('images', weight.image);
  }
  await browser.close();
}

/** Loads a page in an empty profile on a phone's screen and adds up the transferred bytes of bodies by kind. */
async function measureWeight(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  const loaded: Request[] = [];
  page.on('requestfinished', (request) => loaded.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  const sums = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 };
  const isCounted = (kind: string): kind is keyof typeof sums => Object.hasOwn(sums, kind);
  const scripts: string[] = [];
  for (const request of loaded) {
    const { responseBodySize } = await request.sizes();
    const kind = request.resourceType();
    if (isCounted(kind)) sums[kind] += responseBodySize;
    if (kind === 'script') scripts.push(`${new URL(request.url()).pathname} ${responseBodySize} B`);
  }
  // A program's request: a page that a browser opens contains its styles, too.
  const plainHtml = (await (await context.request.get(url)).body()).byteLength;
  await context.close();
  return { ...sums, plainHtml, scripts };
}
