import type { BrowserContext, JSHandle, Page } from 'playwright';
import { type StorybookRecord, recordStorybook } from './record-storybook.ts';
import type { Visit } from './visits.ts';

const MAX_MS = 30_000;
/** A journey starts the whole product, and goes through many pages. */
const JOURNEY_MS = 180_000;
const HEIGHT = 900;

/** A new tab for {@link loadVisit}, one visit after the other: a tab for each visit takes three times as long. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(recordStorybook);
  return page;
}

/**
 * Opens a story or a docs page in a tab of {@link openTab} and waits until nothing of it is missing; resolves with what
 * Storybook reported.
 */
export async function loadVisit(page: Page, origin: string, visit: Visit): Promise<StorybookRecord> {
  await page.setViewportSize({ width: visit.width, height: HEIGHT });
  await page.goto(toAddress(origin, visit));
  const timeout = visit.entry.id.startsWith('journeys-') ? JOURNEY_MS : MAX_MS;
  await page.waitForFunction(() => window.storybookRecord.isDone, null, { timeout });
  if (visit.entry.type === 'docs') await waitForStories(page);
  await page.waitForFunction(isLoaded, null, { timeout: MAX_MS });
  return page.evaluate(() => window.storybookRecord);
}

/** Without axe where a visit has none: axe takes as long as all the rest of a story. */
function toAddress(origin: string, { entry, theme, language, hasAxe }: Visit): string {
  const globals = [`theme:${theme}`, `language:${language}`, ...(hasAxe ? [] : ['a11y.manual:!true'])];
  return `${origin}/iframe.html?id=${entry.id}&viewMode=${entry.type}&globals=${globals.join(';')}`;
}

/** Waits until a docs page and its stories are rendered, which come after its scripts, and until it no longer grows. */
function waitForStories(page: Page): Promise<JSHandle> {
  const isWhole = () => {
    if (document.querySelector('.sbdocs-wrapper') === null) return false;
    const { storybookRecord: record } = window;
    const { scrollHeight } = document.documentElement;
    const isSame = record.height === scrollHeight;
    record.height = scrollHeight;
    const inFrames = document.querySelectorAll('.docs-story iframe[src*="viewMode=story"]').length;
    return isSame && record.rendered >= document.querySelectorAll('.docs-story').length - inFrames;
  };
  return page.waitForFunction(isWhole, null, { polling: 200, timeout: MAX_MS });
}

/**
 * Whether fonts and all images in sight have loaded or failed; a lazy image further down, or in details that are closed,
 * waits for a reader.
 */
function isLoaded(): boolean {
  const isInSight = (image: HTMLImageElement) =>
    image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
  const inSight = [...document.images].filter((image) => image.loading !== 'lazy' || isInSight(image));
  return document.fonts.status === 'loaded' && inSight.every(({ complete }) => complete);
}

/** The width in pixels that a story names for itself; undefined when it names none. */
export function toNamedWidth({ globals, viewports }: StorybookRecord): number | undefined {
  const name = globals['viewport'];
  const { width } = (typeof name === 'object' && viewports[name.value ?? '']?.styles) || {};
  return width === undefined ? undefined : Number.parseInt(width, 10);
}
