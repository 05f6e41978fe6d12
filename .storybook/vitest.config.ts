import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS } from '../.tools/chromium-flags.mjs';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const installed = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const launchOptions = {
  ...(existsSync(installed) ? { executablePath: installed } : {}),
  args: [...CHROMIUM_FLAGS],
};

/** All stories once in a theme, on the narrowest screen we promise. */
const inTheme = (theme: 'light' | 'dark') => ({
  extends: true as const,
  plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
  test: {
    name: `stories, ${theme}`,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' as const }],
      viewport: { width: 320, height: 720 },
    },
  },
});

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  // The two themes side by side, though the machine has two cores only.
  test: { maxWorkers: '100%', projects: [inTheme('light'), inTheme('dark')] },
});
