import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Page, chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../../install/chromium.ts';
import { loadVisit, openTab, toNamedWidth } from '../check/load-visit.ts';
import { type Entry, listEntries } from '../check/storybook-index.ts';
import type { Visit } from '../check/visits.ts';
import { serveFolder } from '../../run/static-server.ts';

/** Every story sees this time. */
const NOW = new Date('2026-01-15T10:00:00+05:30');
const WIDTH = 1280;

/**
 * Saves an image of each story of a static Storybook that rests: what a play does is seen in the resting story of its
 * outcome. Time, motion and the caret stand still.
 * @param names parts of the ids or files of the wanted stories; all without names
 * @returns the ids, in the order of Storybook
 */
export async function photograph(
  storybook: string,
  folder: string,
  names: readonly string[],
): Promise<string[]> {
  const stories = listEntries(storybook).filter(
    ({ type, tags = [], id, importPath }) =>
      type === 'story' &&
      !tags.includes('play-fn') &&
      (names.length === 0 || names.some((name) => id.includes(name) || importPath.includes(name))),
  );
  mkdirSync(folder, { recursive: true });
  await using server = await serveFolder(storybook);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_FLAGS, '--disable-gpu', '--disable-lcd-text', '--font-render-hinting=none'],
  });
  const waiting = [...stories];
  const lane = async () => {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Kolkata',
      locale: 'en-IN',
    });
    const page = await openTab(context);
    await page.clock.setFixedTime(NOW);
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift())
      await photographStory(page, server.origin, entry, join(folder, `${entry.id}.png`));
    await context.close();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  await browser.close();
  return stories.map(({ id }) => id);
}

async function photographStory(page: Page, origin: string, entry: Entry, path: string): Promise<void> {
  const visit: Visit = { entry, theme: 'light', language: 'en', width: WIDTH, hasAxe: false };
  const namedWidth = toNamedWidth(await loadVisit(page, origin, visit));
  if (namedWidth !== undefined && namedWidth !== WIDTH)
    await loadVisit(page, origin, { ...visit, width: namedWidth });
  await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' });
}
