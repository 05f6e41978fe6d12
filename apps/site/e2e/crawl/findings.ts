import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { atRest } from '../at-rest.ts';

/** WCAG 2.2 AA and what axe calls good practice; only what is wrong is worth sending out of the page. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations' as const],
};

const Violations = z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }));

/** What axe finds on a page that has just been loaded, one line per place. */
export async function findings(page: Page): Promise<string[]> {
  await atRest(page);
  // The other mode is for frames of other origins, and takes twice the time.
  const { violations } = await new AxeBuilder({ page }).options(OPTIONS).setLegacyMode().analyze();
  return toLines(violations);
}

/** What it finds when the same page has changed since: axe is in the page already. */
export async function findingsNow(page: Page): Promise<string[]> {
  await atRest(page);
  const run = `axe.run(${JSON.stringify(OPTIONS)}).then(({ violations }) => violations)`;
  return toLines(Violations.parse(await page.evaluate(run)));
}

function toLines(violations: z.infer<typeof Violations>): string[] {
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe ${id}: ${html.slice(0, 200)}`));
}
