import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll } from 'vitest';
import * as z from 'zod';
import { ROOT, run } from '../run/workspace.mjs';

/** A file that the lint reads: its path, and its source. */
export type PlantedFile = readonly [path: string, source: string];

/** What the lint says of a planted file. */
interface Finding {
  readonly isRejected: boolean;
  /** One line per finding. */
  readonly output: string;
}

const Report = z.object({
  diagnostics: z.array(
    z.object({ filename: z.string(), severity: z.string(), code: z.string(), message: z.string() }),
  ),
});

/**
 * Lints planted files by the rules of the repository, outside of the real source tree. One run of the lint reads all
 * files of a test file, because most of its time is start-up; files that have the same path get a number after `planted`.
 * @param cases path and source of each file that a test asks for
 * @returns a function of path and source: whether the lint fails because of this file, and its findings there
 */
export function usePlantedLint(cases: readonly PlantedFile[]): (path: string, source: string) => Finding {
  const findings = new Map<string, Finding>();

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pgm-lint-'));
    try {
      for (const part of ['.oxlintrc.json', '.tools/lint'])
        cpSync(join(ROOT, part), join(folder, part), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
      const paths = plant(folder, cases);
      const { code, output } = await run('oxlint', ['--format=json', ...paths.keys()], {
        cwd: folder,
        stdio: 'pipe',
      });
      const { diagnostics } = Report.parse(JSON.parse(output));
      for (const [path, key] of paths) {
        const own = diagnostics.filter(({ filename }) => filename === path);
        findings.set(key, {
          isRejected: own.some(({ severity }) => severity === 'error'),
          output: own.map((finding) => `${finding.code}: ${finding.message}`).join('\n'),
        });
      }
      const isRejected = [...findings.values()].some((finding) => finding.isRejected);
      if (code !== (isRejected ? 1 : 0)) throw new Error(`The lint ended with ${code}:\n${output}`);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);

  return function lint(path: string, source: string): Finding {
    const finding = findings.get(toKey(path, source));
    if (finding === undefined) throw new Error(`This file is not planted: ${path}\n${source}`);
    return finding;
  };
}

/** Writes the files; returns the case of each by its path. */
function plant(folder: string, cases: readonly PlantedFile[]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const [asked, source] of cases) {
    const number = paths.has(asked) ? paths.size : '';
    const path = asked.replace('planted.', `planted${number}.`);
    if (paths.has(path)) throw new Error(`${path} is planted twice; only 'planted.*' can be.`);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source.replaceAll('planted.ts', `planted${number}.ts`));
    paths.set(path, toKey(asked, source));
  }
  return paths;
}

const toKey = (path: string, source: string) => `${path}\n${source}`;
