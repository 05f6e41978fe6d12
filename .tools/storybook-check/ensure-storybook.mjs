import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../workspace.mjs';

/** The folder of the static Storybook. */
export const STORYBOOK = join(ROOT, 'storybook-static');

const SOURCES = [
  '.storybook',
  'package-lock.json',
  'packages/api/src',
  'packages/machines/src',
  'packages/ui/src',
  'apps/site/app',
];

/** Builds the static Storybook when there is none, or when it is older than a source. */
export async function ensureStorybook() {
  const built = toTime(join(STORYBOOK, 'index.json'));
  if (SOURCES.every((source) => isOlder(join(ROOT, source), built))) return;
  console.log('Building Storybook …');
  const { code, output } = await run('storybook', ['build', '--output-dir', 'storybook-static', '--quiet'], {
    stdio: 'pipe',
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`Storybook was not built:\n${output}`);
}

/** Whether a file, or a folder with all it holds, is older than a time; a folder changes with each file that comes or goes. */
function isOlder(place, time) {
  if (toTime(place) >= time) return false;
  const entries = statSync(place).isDirectory() ? readdirSync(place) : [];
  return entries.every((entry) => isOlder(join(place, entry), time));
}

function toTime(place) {
  return statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
