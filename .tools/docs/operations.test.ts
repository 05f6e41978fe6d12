import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run/workspace.mjs';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const lines = [...read('docs/operations.md').matchAll(/^\| (?:error|warn|info) +\| `([^`]+)`/gm)].map(
  ([, line = '']) => line,
);
const sources = globSync('apps/server/src/**/*.ts', { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map(read)
  .join('\n');

describe('docs/operations.md', () => {
  it.each(lines)('quotes a line that the server logs: %s', (line) => {
    expect(sources.includes(line)).toBe(true);
  });

  it('says what to do at the lines that need a person', () => {
    expect(lines.length).toBeGreaterThan(5);
  });
});
