import { join } from 'node:path';
import { ifStale } from '../../run/stale.ts';
import { ROOT, run } from '../../run/workspace.mjs';

/** The folder of the static Storybook. */
export const STORYBOOK = join(ROOT, 'storybook-static');

const SOURCES = [
  '.storybook',
  'package-lock.json',
  'packages/api/src',
  'packages/machines/src',
  'packages/ui/src',
  'apps/site/app',
  'apps/server',
  'apps/demo',
];

/** Builds the static Storybook when a source has changed since it was built. */
export function ensureStorybook(): Promise<void> {
  return ifStale('storybook-static/.built-from', SOURCES, () => buildStorybook(), true);
}

/** Builds the static Storybook of a checkout of this repository. Default: this one. */
export async function buildStorybook(cwd = ROOT): Promise<void> {
  console.log('Building Storybook …');
  const { code, output } = await run('storybook', ['build', '--output-dir', 'storybook-static', '--quiet'], {
    cwd,
    stdio: 'pipe',
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`Storybook was not built:\n${output}`);
}
