import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { ROOT, run } from './workspace.mjs';

/** Lints planted files by the rules of the repository, away from the real tree. */
export function usePlantedLint() {
  let folder = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pgm-lint-'));
    for (const part of ['.oxlintrc.json', '.tools/words'])
      cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Exit code and output of the lint for one file with this source. */
  return async function lint(path, source) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, source);
    const result = await run('oxlint', [path], { cwd: folder, stdio: 'pipe' });
    rmSync(place);
    return result;
  };
}
