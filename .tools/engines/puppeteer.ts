import puppeteer from 'puppeteer-core';
import type { Engine } from './engine.ts';

const VIEWPORT = { width: 1280, height: 900 };

/** Chromium by its own protocol, or Firefox by WebDriver BiDi. */
export async function openPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
  args: string[] = [],
): Promise<Engine> {
  const program = await puppeteer.launch({ browser, executablePath, args });
  return {
    version: await program.version(),
    close: () => program.close(),
    openTab: async () => {
      const context = await program.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(VIEWPORT);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(toMessage(error)));
      return {
        errors,
        goto: (address) => page.goto(address),
        run: (script) => page.evaluate(script),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        photograph: (path) => page.screenshot({ path }),
        close: () => context.close(),
      };
    },
  };
}

/** A page can throw anything. */
function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
