import { randomInt } from 'node:crypto';
import { type Browser, type Page, chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../install/chromium.ts';
import { median } from './figure.ts';
import { type Pages, listPages, renderImages } from './pages.ts';
import { startServer } from '../run/server-process.ts';
import type { Figures, SectionInput } from './section.ts';

const MAX_MS = 4000;

/** Lighthouse's applied slow 4G, and a quarter of this machine's speed. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
  uploadThroughput: ((750 * 1024) / 8) * 0.9,
};
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};

/** A press of a visitor. */
interface Press {
  readonly what: string;
  readonly toPath: (pages: Pages) => string;
  readonly press: (page: Page) => Promise<unknown>;
  /** Whether it has worked; runs in the page. */
  readonly isDone: () => boolean | undefined;
}

/**
 * What a visitor presses as soon as it can be seen, and what then shows in the page that the press has worked. The page
 * is asked in each frame: a locator would look again only every half a second.
 */
const PRESSES: readonly Press[] = [
  {
    what: 'list: another category',
    toPath: ({ shop }) => shop,
    press: async (page) => page.getByRole('combobox', { name: 'Category' }).selectOption({ index: 2 }),
    isDone: () => !['', 'Shop'].includes(document.querySelector('h1')?.textContent ?? ''),
  },
  {
    what: 'product: Add to cart',
    toPath: ({ product }) => product,
    press: (page) =>
      page
        .getByRole('button', { name: /^Add to cart/ })
        .first()
        .tap(),
    isDone: () => document.querySelector('[data-toasts]')?.textContent?.includes('Product added to cart'),
  },
  {
    what: 'login: Send OTP',
    toPath: () => '/Associate/login',
    press: async (page) => {
      await page.getByLabel('Full name').fill('Meena');
      await page.getByLabel('Mobile number').fill(`98765${randomInt(10_000, 99_999)}`);
      await page.getByRole('button', { name: /Send OTP/ }).tap();
    },
    isDone: () => document.querySelector('[aria-label="Digit 1 of 6"]')?.checkVisibility(),
  },
];

/** From the start of a navigation until the visible result of a press that is made as soon as its control is seen. */
export async function* measure({ grounds, runs }: SectionInput): Figures {
  await using server = await startServer(await grounds.onPglite());
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  const pages = await listPages(server.address);
  for (const press of PRESSES) {
    const path = press.toPath(pages);
    await renderImages(server.address, path);
    const times: PressTimes[] = [];
    for (let run = 0; run < runs; run += 1)
      times.push(await timePress(browser, server.address + path, press));
    yield {
      what: `press ${press.what}`,
      ours: median(times.map(({ done }) => done)),
      unit: 'ms',
      max: MAX_MS,
      details: times.map((time) =>
        Object.entries(time)
          .map(([name, ms]) => `${name} ${Math.round(ms)}`)
          .join(', '),
      ),
    };
  }
  await browser.close();
}

/** The times in ms since the start of a navigation. */
interface PressTimes {
  readonly pressed: number;
  readonly done: number;
}

async function timePress(browser: Browser, url: string, { press, isDone }: Press): Promise<PressTimes> {
  await using context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const control = await context.newCDPSession(page);
  await control.send('Network.enable');
  await control.send('Network.emulateNetworkConditions', SLOW_4G);
  await control.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const begin = performance.now();
  const since = () => performance.now() - begin;
  await page.goto(url, { waitUntil: 'commit' });
  await press(page);
  const pressed = since();
  await page.waitForFunction(isDone);
  const done = since();
  return { pressed, done };
}
