import type { Page } from '@playwright/test';
import { DEHYDRATED } from '../../app/hydration/dehydrated.ts';
import { findings } from './findings.ts';
import { htmlFaults } from './html-faults.ts';
import { type Look, NARROW_DARK, WIDTHS } from './looks.ts';
import { toFacts, outlineFaults, measureWidth } from './page-facts.ts';

const HEIGHT = 800;

/**
 * Opens a page and checks all that only a browser knows.
 * @param site the address of the site
 * @param checksHtml whether the HTML must be valid after hydration, too
 * @returns everything that is wrong
 */
export async function faultsOn(
  page: Page,
  site: string,
  { path, setting }: Look,
  { checksHtml }: { readonly checksHtml: boolean },
): Promise<string[]> {
  const { language, colorScheme, width } = setting;
  await page.context().addCookies([{ name: 'language', value: language, url: site }]);
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto(path);
  await page.waitForFunction(isWhole, DEHYDRATED);
  const facts = await toFacts(page);
  const faults = [
    ...(facts.language === language ? [] : [`is in '${facts.language}'`]),
    ...outlineFaults(facts.headings),
    ...facts.carelessLinks.map((link) => `a careless link: ${link}`),
    ...facts.doubledStates.map((element) => `a state told twice: ${element}`),
    ...(checksHtml ? await htmlFaults(await page.content()) : []),
    ...(await findings(page)),
    ...(await widthFaults(page)),
  ];
  return faults.map((fault) => `${path} in '${language}': ${fault}`);
}

/** A link in a list to one of its records; the others of the audit lead to its entries by one person. */
const RECORD_LINK = 'main table a[href^="/dashboard/"]:not([href*="?actorId="])';

/**
 * Opens a page of the staff area and checks it in Hindi and dark as {@link faultsOn} does. Then, without another load, the
 * light theme: on the first record of its list, if it has one.
 */
export async function staffFaults(page: Page, site: string, path: string): Promise<string[]> {
  const faults = await faultsOn(page, site, { path, setting: NARROW_DARK }, { checksHtml: true });
  const record = page.locator(RECORD_LINK).first();
  if ((await record.count()) > 0) {
    const heading = await page.locator('h1').textContent();
    await record.click();
    await page.waitForFunction(isRecord, heading);
    await page.waitForFunction(isWhole, DEHYDRATED);
    faults.push(...(await widthFaults(page)).map((fault) => `${page.url()}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await findings(page);
  return [...faults, ...inLight.map((fault) => `${page.url()} in the light theme: ${fault}`)];
}

/**
 * Opens pages of one route as the server sends them, and checks what their words can do to them: no scripts run, since
 * those were checked on other pages of the route.
 * @returns the pages that scroll sideways
 */
export async function sidewaysFaults(page: Page, site: string, pages: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [at, path] of pages.entries()) {
    const language = at % 2 === 0 ? 'hi' : 'en';
    await page.context().addCookies([{ name: 'language', value: language, url: site }]);
    // Without scripts only 'load' waits for the style sheets.
    await page.goto(path, { waitUntil: 'load' });
    const found = await widthFaults(page);
    faults.push(...found.map((fault) => `${path} in '${language}': ${fault}`));
  }
  return faults;
}

/** Measures a page that is shown on screens of every width. */
async function widthFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    if ((await measureWidth(page)) > width) faults.push(`is wider than ${width} px`);
  }
  return faults;
}

/** Whether a page is hydrated and complete: no placeholder, spinner or busy part is left. */
function isWhole(dehydrated: string): boolean {
  const main = document.querySelector('main');
  if (main === null || main.closest(dehydrated) !== null) return false;
  const isLoading = document.querySelector('.animate-breathe, .animate-turn, [aria-busy=true]') !== null;
  return !isLoading && document.querySelector('h1') !== null;
}

/**
 * Whether a record is shown, on a page or in a dialog over its list. The address changes before the page does, so it does
 * not say so.
 * @param listHeading the first heading of the list
 */
function isRecord(listHeading: string | null): boolean {
  const heading = document.querySelector('h1')?.textContent ?? listHeading;
  return heading !== listHeading || document.querySelector('[role=dialog]') !== null;
}
