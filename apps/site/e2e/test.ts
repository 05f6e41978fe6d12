import { test as base, expect } from '@playwright/test';

export { expect };

/** A test that also fails when the page complains in its console or breaks its content security policy. */
export const test = base.extend<{ quietConsole: undefined; complaints: string[] }>({
  /** What the page said; a test that provokes a complaint removes it from here. */
  complaints: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await provide(complaints);
  },
  quietConsole: [
    async ({ complaints }, provide) => {
      await provide(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
