import { type Page, type Request, test as base, expect } from '@playwright/test';
import { DEHYDRATED } from '../app/hydration/dehydrated.ts';
import { slowPages } from './slowed.ts';

export { expect };

/** Most tests start the browser without images: it says this of an image that a page preloads. */
const UNUSED_IMAGE = /image loading is disabled|\.(avif|svg) was preloaded using link preload but not used/;

/** A test that also fails when the page logs an error or a warning, or breaks its content security policy. */
export const test = base.extend<{
  quietConsole: undefined;
  consoleMessages: string[];
  provoke: (words: RegExp) => void;
  provoked: RegExp[];
}>({
  /** The errors and warnings of the page. A test that causes one expects it with `provoke`. */
  consoleMessages: async ({ page }, provide) => {
    const consoleMessages: string[] = [];
    page.on('console', (message) => {
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      if (UNUSED_IMAGE.test(message.text())) return;
      if (['error', 'warning'].includes(message.type())) consoleMessages.push(message.text());
    });
    page.on('pageerror', (error) => consoleMessages.push(error.message));
    await provide(consoleMessages);
  },
  // oxlint-disable-next-line eslint/no-empty-pattern
  provoked: async ({}, provide) => provide([]),
  /** Allows messages with these words at any time: the time of messages from files that load late is unknown. */
  provoke: async ({ provoked }, provide) => provide((words) => void provoked.push(words)),
  context: async ({ context }, provide) => {
    slowPages(context);
    await provide(context);
  },
  page: async ({ page }, provide) => {
    const requests = watchRequests(page);
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      if (options?.waitUntil !== 'networkidle') return goto(address, options);
      requests.forget();
      const response = await goto(address, { ...options, waitUntil: 'load' });
      await requests.settled();
      return response;
    };
    const reload = page.reload.bind(page);
    page.reload = async (options) => {
      if (options?.waitUntil !== 'networkidle') return reload(options);
      requests.forget();
      const response = await reload({ ...options, waitUntil: 'load' });
      await requests.settled();
      return response;
    };
    await provide(page);
  },
  quietConsole: [
    async ({ consoleMessages, provoked }, provide) => {
      await provide(undefined);
      expect(consoleMessages.filter((text) => !provoked.some((words) => words.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Whether a page is hydrated, if it has scripts. They start after the page has loaded, and on a busy machine its
 * network may be idle already. Forms have their own scripts, which load later than the rest; those of a form far below
 * load when the visitor comes near it.
 */
function isHydrated(dehydrated: string): boolean {
  if (!('__reactRouterContext' in window)) return true;
  return [...document.querySelectorAll('main, main form')]
    .filter((part) => part.getBoundingClientRect().top < 2 * innerHeight)
    .every((part) => part.closest(dehydrated) === null);
}

/** Waits for the next task of the page. A message is no timer: a test may have stopped the clock of the page. */
function nextTask(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage('');
  });
}

/**
 * What `networkidle` means in these tests: the page is hydrated and has no request under way. Playwright's own waits for
 * half a second without requests each time, and on a busy machine that may pass before the scripts begin.
 */
function watchRequests(page: Page) {
  const underWay = new Set<Request>();
  let notify = () => {};
  const end = (request: Request) => {
    underWay.delete(request);
    if (underWay.size === 0) notify();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    /** Forgets the requests of a document that is about to be left. */
    forget: () => underWay.clear(),
    /** Waits until the page is hydrated and nothing is under way. */
    settled: async () => {
      await page.waitForFunction(isHydrated, DEHYDRATED);
      do {
        if (underWay.size > 0) await new Promise<void>((resolve) => (notify = resolve));
        // A response may bring the next request.
        await page.evaluate(nextTask);
      } while (underWay.size > 0);
    },
  };
}
