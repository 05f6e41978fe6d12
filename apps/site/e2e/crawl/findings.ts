import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { atRest } from '../at-rest.ts';

/** The small form of axe: each page receives it and compiles it again. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and what axe calls good practice; only what is wrong is worth sending out of the page. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations' as const],
  // What the rules of these kinds need is in the document already.
  preload: false,
};

/** What axe finds on a page, one line per place. */
export async function findings(page: Page): Promise<string[]> {
  await atRest(page);
  await page.evaluate(AXE);
  const { violations } = await page.evaluate((options) => axe.run(document, options), OPTIONS);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe ${id}: ${html.slice(0, 200)}`));
}
