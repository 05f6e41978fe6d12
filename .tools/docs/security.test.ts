import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../run/workspace.mjs';

const rows = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (Threat|-)/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.trim()));

describe('the page of threats', () => {
  it('has some', () => {
    expect(rows.length).toBeGreaterThan(70);
  });

  it.each(rows)('names for %s a test that exists: %s', (_, test = '') => {
    const [, path = '', title = ''] = /^`([^`]+)`(?:: '(.+)')?$/.exec(test) ?? [];
    expect([test, existsSync(join(ROOT, path))]).toEqual([test, true]);
    // A title can stand in either kind of quotation marks, with its own escaped.
    expect(readFileSync(join(ROOT, path), 'utf8').replaceAll('\\', '')).toContain(title);
  });
});
