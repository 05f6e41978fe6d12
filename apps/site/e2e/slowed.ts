import type { BrowserContext, Page } from '@playwright/test';

/** How many times slower the processor of a page is made than it is; `E2E_SLOWED`, by default 1. */
export const SLOWED = Number(process.env['E2E_SLOWED'] ?? 1);

/**
 * Slows the pages of a context by the browser's own throttling, as on a machine or a phone of that speed. The throttling is a
 * second connection to the page: with it, Chromium forgets at each navigation what else is emulated, such as the media and
 * that the browser is offline.
 */
export function slowPages(context: BrowserContext): void {
  if (SLOWED === 1) return;
  context.on('page', (page) => void slow(page));
}

async function slow(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  } catch (error) {
    // A page may be closed as soon as it was opened.
    if (!page.isClosed()) throw error;
  }
}
