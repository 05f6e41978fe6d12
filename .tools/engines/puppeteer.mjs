import puppeteer from 'puppeteer-core';

const VIEWPORT = { width: 1280, height: 900 };

/** Chromium by its own protocol, or Firefox by WebDriver BiDi. @param browser 'chrome' or 'firefox' */
export async function openPuppeteer(browser, executablePath, args = []) {
  const program = await puppeteer.launch({ browser, executablePath, args });
  return {
    version: await program.version(),
    close: () => program.close(),
    openTab: async () => {
      const context = await program.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(VIEWPORT);
      const errors = [];
      page.on('pageerror', (error) => errors.push(error.message));
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
