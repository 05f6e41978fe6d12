import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** How many times slower the processor of a page is made than it is; `E2E_SLOWED`, by default 1. */
export const SLOWED = Number(process.env['E2E_SLOWED'] ?? 1);

/**
 * Slows the pages of a context by the browser's own throttling, as on a machine or a phone of that speed. The throttling is a
 * second connection to the page. At each navigation Chromium asks every connection what it emulates, and one that says nothing
 * about the network makes the page believe that it is online; so this one says the same as the first.
 */
export function slowPages(context: BrowserContext): void {
  if (SLOWED === 1) return;
  const sessions = new Map<Page, CDPSession>();
  context.on('page', async (page) => {
    const session = await slow(page);
    if (session) sessions.set(page, session);
    page.on('close', () => sessions.delete(page));
  });
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (offline) => {
    await setOffline(offline);
    await Promise.all([...sessions.values()].map((session) => emulateNetwork(session, offline)));
  };
}

async function slow(page: Page): Promise<CDPSession | undefined> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await session.send('Network.enable');
    return session;
  } catch (error) {
    // A page may be closed as soon as it was opened.
    if (!page.isClosed()) throw error;
  }
  return undefined;
}

function emulateNetwork(session: CDPSession, offline: boolean) {
  return session.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
