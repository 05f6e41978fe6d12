import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, installedChromium } from '../.tools/install/chromium.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const chromium = installedChromium();

const launchOptions = {
  ...(chromium === undefined ? {} : { executablePath: chromium }),
  // Chromium would otherwise draw every frame with an emulated graphics card.
  args: [...CHROMIUM_FLAGS, '--disable-gpu'],
};

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [storybookTest({ configDir })],
  test: {
    name: 'stories',
    maxWorkers: '100%',
    // A journey starts the whole product in its frame; `story-time.ts` holds all other stories to 15 s.
    testTimeout: 240_000,
    // A document for many files: loading Storybook's preview for each of them takes longer than their stories.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
