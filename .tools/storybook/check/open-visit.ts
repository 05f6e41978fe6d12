import type { BrowserContext, JSHandle, Page } from 'playwright';
import { type Finding, toFindings } from './findings.ts';
import { inspectPage } from './inspect-page.ts';
import { type StorybookRecord, recordStorybook } from './record-storybook.ts';
import type { Visit } from './visits.ts';

const MAX_MS = 30_000;
/** A journey starts the whole product, and goes through many pages. */
const JOURNEY_MS = 180_000;
const HEIGHT = 900;

/**
 * Opens a story or a docs page in a new tab and returns the findings, and the width in pixels that the story names for
 * itself if it names one.
 */
export async function openVisit(
  context: BrowserContext,
  origin: string,
  visit: Visit,
): Promise<{ findings: Finding[]; namedWidth?: number | undefined }> {
  const page = await context.newPage();
  const heard = listen(page, origin);
  try {
    const record = await loadVisit(page, origin, visit);
    const facts = await page.evaluate(inspectPage);
    return { findings: toFindings(visit, heard, record, facts), namedWidth: toNamedWidth(record) };
  } catch (error) {
    return {
      findings: [
        ...heard,
        { kind: 'red', message: `did not end: ${error instanceof Error ? error.message : error}` },
      ],
    };
  } finally {
    await page.close();
  }
}

/** Opens a story or a docs page and waits until nothing of it is missing; resolves with what Storybook reported. */
export async function loadVisit(page: Page, origin: string, visit: Visit): Promise<StorybookRecord> {
  await page.setViewportSize({ width: visit.width, height: HEIGHT });
  await page.addInitScript(recordStorybook);
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

/** What a page says while it loads and plays; the list grows. */
function listen(page: Page, origin: string): Finding[] {
  const heard: Finding[] = [];
  const add = (kind: string, message: string) => heard.push({ kind, message });
  page.on('pageerror', (error) => add('red', `error in the page: ${error.message}`));
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== origin)
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
  return heard;
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
