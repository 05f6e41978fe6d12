import type { Page } from '@playwright/test';
import { findings, findingsNow } from './findings.ts';
import { htmlFaults } from './html-faults.ts';
import type { Look } from './looks.ts';
import { toFacts, outlineFaults, measureWidth } from './page-facts.ts';

const HEIGHT = 800;

/**
 * Opens a page in one language and checks it in each theme and width of a look.
 * @param site the address of the site
 * @param checksHtml whether the HTML must be valid after hydration, too
 * @returns everything that is wrong
 */
export async function faultsOn(
  page: Page,
  site: string,
  { path, language, settings }: Look,
  { checksHtml }: { readonly checksHtml: boolean },
): Promise<string[]> {
  const faults: string[] = [];
  const [first, ...others] = settings;
  if (first === undefined) return faults;
  await page.context().addCookies([{ name: 'language', value: language, url: site }]);
  await show(page, first);
  await page.goto(path);
  await page.waitForFunction(isWhole);
  faults.push(...(await findings(page)), ...(await widthFaults(page, first)));

  const facts = await toFacts(page);
  if (facts.language !== language) faults.push(`is in '${facts.language}'`);
  faults.push(
    ...outlineFaults(facts.headings),
    ...facts.carelessLinks.map((link) => `a careless link: ${link}`),
    ...facts.doubledStates.map((element) => `a state told twice: ${element}`),
    ...(checksHtml ? await htmlFaults(await page.content()) : []),
  );

  for (const setting of others) {
    await show(page, setting);
    faults.push(...(await findingsNow(page)), ...(await widthFaults(page, setting)));
  }
  return faults.map((fault) => `${path} in '${language}': ${fault}`);
}

async function show(page: Page, { width, colorScheme }: Look['settings'][number]): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

async function widthFaults(page: Page, { width }: Look['settings'][number]): Promise<string[]> {
  return (await measureWidth(page)) > width ? [`is wider than ${width} px`] : [];
}

/** Whether a page is hydrated and complete: no placeholder, spinner or busy part is left. */
function isWhole(): boolean {
  const main = document.querySelector('main');
  // React leaves its mark on what it has hydrated.
  if (main === null || !Object.keys(main).some((key) => key.startsWith('__react'))) return false;
  const isLoading = document.querySelector('.animate-breathe, .animate-turn, [aria-busy=true]') !== null;
  return !isLoading && document.querySelector('h1') !== null;
}
