import { test as base, expect } from '@playwright/test';

export { expect };

/** A test that also fails when the page complains in its console or breaks its content security policy. */
export const test = base.extend<{
  quietConsole: undefined;
  complaints: string[];
  provoke: (words: RegExp) => void;
  provoked: RegExp[];
}>({
  /** What the page said; a test that causes a complaint says so with `provoke`. */
  complaints: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await provide(complaints);
  },
  // oxlint-disable-next-line eslint/no-empty-pattern
  provoked: async ({}, provide) => provide([]),
  /** Allows complaints with these words, whenever they come: those of files that a page loads late can't be waited for. */
  provoke: async ({ provoked }, provide) => provide((words) => void provoked.push(words)),
  page: async ({ page }, provide) => {
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      const answer = await goto(address, options);
      if (options?.waitUntil === 'networkidle') await page.waitForFunction(isTakenOver);
      return answer;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      const answer = await reload(options);
      if (options?.waitUntil === 'networkidle') await page.waitForFunction(isTakenOver);
      return answer;
    };
    await provide(page);
  },
  quietConsole: [
    async ({ complaints, provoked }, provide) => {
      await provide(undefined);
      expect(complaints.filter((text) => !provoked.some((words) => words.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Whether a page answers, if it has scripts: they begin after it has loaded, when a busy machine's line may be idle
 * already. Forms come with scripts of their own, and later than the rest.
 */
function isTakenOver(): boolean {
  if (!('__reactRouterContext' in window)) return true;
  // React leaves its mark on what it has taken over.
  return [...document.querySelectorAll('main, main form')].every((part) =>
    Object.keys(part).some((key) => key.startsWith('__reactProps')),
  );
}
