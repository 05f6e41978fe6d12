import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Origin, type WebDriver } from 'selenium-webdriver';
import type { Engine } from './engine.ts';

const PORT = 4477;
const DISPLAY = ':77';

/** WebKitGTK by its WebDriver, on a screen of its own. @param miniBrowser the path of WebKitGTK's own browser */
export async function openWebkit(miniBrowser: string): Promise<Engine> {
  const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' });
  const driver = spawn('WebKitWebDriver', [`--port=${PORT}`], {
    env: { ...process.env, DISPLAY },
    stdio: 'ignore',
  });
  const openSession = async () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${PORT}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      })
      .build();
  const first = await startSession(openSession);
  const version = `WebKitGTK/${(await first.getCapabilities()).getBrowserVersion()}`;
  await first.quit();
  return {
    version,
    close: () => {
      driver.kill();
      screen.kill();
    },
    openTab: async () => {
      const session = await openSession();
      await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 980 });
      return {
        // This protocol reports none.
        errors: [],
        goto: (address) => session.get(address),
        run: (script) => session.executeScript(`return ${script}`),
        clickAt: (x, y) => session.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
        type: (text) => session.actions().sendKeys(text).perform(),
        photograph: async (path) => writeFile(path, await session.takeScreenshot(), 'base64'),
        close: () => session.quit(),
      };
    },
  };
}

/** The first session, as soon as the driver listens. */
async function startSession(openSession: () => Promise<WebDriver>): Promise<WebDriver> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await openSession();
    } catch (error) {
      if (attempt === 10) throw error;
      await pause(500);
    }
  }
}
