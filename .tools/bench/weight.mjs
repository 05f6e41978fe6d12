import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../install/chromium.ts';
import { listPages } from './pages.mjs';
import { startServer } from '../run/server-process.ts';

const KIB = 1024;

/** The bytes that a browser loads for a page, by kind, as transferred; limits apply to the shop. */
export async function* measure({ grounds }) {
  await using server = await startServer(await grounds.onPglite());
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  const { shop, home, product } = await listPages(server.address);
  for (const [name, path] of Object.entries({ shop, home, product })) {
    const weight = await measureWeight(browser, server.address + path);
    const isLimited = name === 'shop';
    const kib = (what, bytes) => ({ what: `weight ${name}: ${what}`, ours: bytes / KIB, unit: 'KiB' });
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
async function measureWeight(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  const loaded = [];
  page.on('requestfinished', (request) => loaded.push(request));
  await page.goto(url, { waitUntil: 'networkidle' });
  const sums = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 };
  const scripts = [];
  for (const request of loaded) {
    const { responseBodySize } = await request.sizes();
    sums[request.resourceType()] += responseBodySize;
    if (request.resourceType() === 'script')
      scripts.push(`${new URL(request.url()).pathname} ${responseBodySize} B`);
  }
  // A program's request: a page that a browser opens contains its styles, too.
  const plainHtml = (await (await context.request.get(url)).body()).byteLength;
  await context.close();
  return { ...sums, plainHtml, scripts };
}
