import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { atRest } from '../at-rest.ts';

/** WCAG 2.2 AA and what axe calls good practice; only what is wrong is worth sending out of the page. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations' as const],
};

/** What axe finds on a page, one line per place. */
export async function findings(page: Page): Promise<string[]> {
  await atRest(page);
  // The other mode is for frames of other origins, and takes twice the time.
  const { violations } = await new AxeBuilder({ page }).options(OPTIONS).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe ${id}: ${html.slice(0, 200)}`));
}
