import type { Page } from '@playwright/test';
import { findings, findingsNow } from './findings.ts';
import { htmlFaults } from './html-faults.ts';
import { factsOf, outlineFaults, widthOf, type PageFacts } from './page-facts.ts';

/** The narrowest screen, in CSS px, that must do without scrolling sideways; and a wide one. */
const NARROW = { width: 320, height: 740 };
const WIDE = { width: 1280, height: 800 };

/** How pages are looked at. */
export interface Look {
  readonly language: string;
  /** When a page has all its words: as it comes from the server, or once the browser has asked for them. */
  readonly wholeAt: 'load' | 'networkidle';
  /** Looked at on a wide screen, too. */
  readonly alsoWide: boolean;
  /** Which texts of a page are not in its language. */
  readonly foreign: (texts: readonly string[]) => readonly string[];
}

/** Opens a page and says what is wrong with it, in light and in dark. */
export async function look(
  page: Page,
  address: string,
  { language, wholeAt, alsoWide, foreign }: Look,
  fault: (text: string) => void,
): Promise<PageFacts> {
  await page.setViewportSize(NARROW);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: wholeAt });
  await page.waitForFunction(isWhole);
  for (const text of await findings(page)) fault(text);
  await page.waitForLoadState('networkidle');
  const facts = await factsOf(page);
  if (facts.language !== language) fault(`is in '${facts.language}'`);
  if (facts.width > NARROW.width) fault(`is wider than ${NARROW.width} px`);
  for (const text of foreign([facts.title, ...facts.texts])) fault(`not in '${language}': ${text}`);
  for (const text of outlineFaults(facts.headings)) fault(text);
  for (const link of facts.carelessLinks) fault(`a careless link: ${link}`);
  for (const element of facts.doubledStates) fault(`a state told twice: ${element}`);
  for (const text of await htmlFaults(await page.content())) fault(`in the browser, ${text}`);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const text of await findingsNow(page)) fault(`in dark, ${text}`);
  if (!alsoWide) return facts;
  await page.setViewportSize(WIDE);
  if ((await widthOf(page)) > WIDE.width) fault(`is wider than ${WIDE.width} px`);
  for (const text of await findingsNow(page)) fault(`wide and in dark, ${text}`);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const text of await findingsNow(page)) fault(`wide, ${text}`);
  return facts;
}

/** Whether a page has been taken over and shows what it has to show: nothing holds a place, turns or is busy any more. */
function isWhole(): boolean {
  const main = document.querySelector('main');
  // React leaves its mark on what it has taken over.
  if (main === null || !Object.keys(main).some((key) => key.startsWith('__react'))) return false;
  const isLoading = document.querySelector('.animate-breathe, .animate-turn, [aria-busy=true]') !== null;
  return !isLoading && document.querySelector('h1') !== null;
}
