import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './workspace.mjs';

const SKIPPED = /(^|\/)(node_modules|dist|build|\.react-router|test-results|e2e)$|\.(test|stories)\.tsx?$/;

/** Runs `build` when anything in `sources` (files or folders of the repository) changed since it last did. */
export async function ifStale(stamp, sources, build) {
  const place = join(ROOT, stamp);
  const wanted = fingerprint(sources);
  if (existsSync(place) && readFileSync(place, 'utf8') === wanted) return;
  await build();
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, wanted);
}

function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) addTo(hash, source);
  return hash.digest('hex');
}

function addTo(hash, path) {
  if (SKIPPED.test(path)) return;
  const place = join(ROOT, path);
  if (!existsSync(place)) return;
  const entries = readdirOrUndefined(place);
  if (entries === undefined) hash.update(path).update(readFileSync(place));
  else for (const entry of entries.toSorted()) addTo(hash, `${path}/${entry}`);
}

function readdirOrUndefined(place) {
  try {
    return readdirSync(place);
  } catch {
    return undefined;
  }
}
