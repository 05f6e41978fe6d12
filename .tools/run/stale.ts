import { type Hash, createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './workspace.mjs';

const SKIPPED = /(^|\/)(node_modules|dist|build|\.react-router|test-results|e2e)$|\.test\.tsx?$/;
const STORIES = /\.stories\.tsx$/;

/**
 * Runs `build` when anything in `sources` (files or folders of the repository) changed since it last did.
 * @param withStories whether stories are sources too. Default false
 */
export async function ifStale(
  stamp: string,
  sources: readonly string[],
  build: () => Promise<void>,
  withStories = false,
): Promise<void> {
  const place = join(ROOT, stamp);
  const wanted = fingerprint(sources, (path) => SKIPPED.test(path) || (!withStories && STORIES.test(path)));
  if (existsSync(place) && readFileSync(place, 'utf8') === wanted) return;
  await build();
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, wanted);
}

function fingerprint(sources: readonly string[], isSkipped: (path: string) => boolean): string {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source, isSkipped);
  return hash.digest('hex');
}

function addTo(hash: Hash, path: string, isSkipped: (path: string) => boolean): void {
  if (isSkipped(path)) return;
  const place = join(ROOT, path);
  if (!existsSync(place)) return;
  const entries = readdirOrUndefined(place);
  if (entries === undefined) hash.update(path).update(readFileSync(place));
  else for (const entry of entries.toSorted()) addTo(hash, `${path}/${entry}`, isSkipped);
}

function readdirOrUndefined(place: string): string[] | undefined {
  try {
    return readdirSync(place);
  } catch {
    return undefined;
  }
}
