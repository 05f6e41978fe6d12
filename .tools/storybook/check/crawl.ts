import { availableParallelism } from 'node:os';
import { type BrowserContext, chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../../install/chromium.ts';
import type { Finding } from './findings.ts';
import { openVisit } from './open-visit.ts';
import type { Visit } from './visits.ts';
import { serveFolder } from '../../run/static-server.ts';

/**
 * Opens every visit in the Storybook of a folder, as many at a time as the machine has cores.
 * @param report called with each visit and its findings as it ends
 */
export async function crawl(
  folder: string,
  visits: readonly Visit[],
  report: (visit: Visit, findings: readonly Finding[]) => void,
): Promise<void> {
  await using server = await serveFolder(folder);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    // Chromium would otherwise draw every frame with an emulated graphics card.
    args: [...CHROMIUM_FLAGS, '--disable-gpu'],
  });
  const widths = new Map<string, number>();
  const waiting = [...visits];
  const lane = async () => {
    // The scripts of Storybook stay in the cache of a context.
    const context = await browser.newContext();
    for (let visit = waiting.shift(); visit !== undefined; visit = waiting.shift()) {
      const { opened, findings } = await openAtNamedWidth(context, server.origin, visit, widths);
      report(opened, findings);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  await browser.close();
}

/**
 * Opens a story at the width that it names for itself, as the manager of Storybook does. Only the open story says which
 * one that is, so the first visit may be made twice.
 * @param widths the named widths by story, as far as they are known
 */
async function openAtNamedWidth(
  context: BrowserContext,
  origin: string,
  visit: Visit,
  widths: Map<string, number>,
): Promise<{ opened: Visit; findings: readonly Finding[] }> {
  const opened = { ...visit, width: widths.get(visit.entry.id) ?? visit.width };
  const { findings, namedWidth = opened.width } = await openVisit(context, origin, opened);
  if (visit.entry.type === 'docs' || namedWidth === opened.width) return { opened, findings };
  widths.set(visit.entry.id, namedWidth);
  return openAtNamedWidth(context, origin, visit, widths);
}
