import { availableParallelism } from 'node:os';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../../install/chromium.ts';
import type { Finding } from './findings.ts';
import { Tab } from './tab.ts';
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
    const context = await browser.newContext();
    const tab = new Tab(context, server.origin);
    for (let visit = waiting.shift(); visit !== undefined; visit = waiting.shift()) {
      const { opened, findings } = await openAtNamedWidth(tab, visit, widths);
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
  tab: Tab,
  visit: Visit,
  widths: Map<string, number>,
): Promise<{ opened: Visit; findings: readonly Finding[] }> {
  const opened = { ...visit, width: widths.get(visit.entry.id) ?? visit.width };
  const { findings, namedWidth = opened.width } = await tab.open(opened);
  if (visit.entry.type === 'docs' || namedWidth === opened.width) return { opened, findings };
  widths.set(visit.entry.id, namedWidth);
  return openAtNamedWidth(tab, visit, widths);
}
