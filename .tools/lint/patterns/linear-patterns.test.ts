import { describe, expect, it } from 'vitest';
import { type PlantedFile, usePlantedLint } from '../planted-lint.ts';

const SERVER = 'apps/server/src/platform/planted.ts';

/** A pattern, how its time grows, and the text that makes it slow. */
const REJECTED: readonly [pattern: string, growth: string, text: string][] = [
  ['/^(a+)+$/', 'exponential', 'a'],
  [String.raw`/\s+$/`, 'quadratic', String.raw`\s`],
  ['/^[a-z]*[a-z]*$/', 'quadratic', '[a-z]'],
  ["new RegExp('^(a+)+$')", 'exponential', 'a'],
  ["RegExp('b(a+)+$', 'g')", 'exponential', 'a'],
];

const ALLOWED = [
  String.raw`/(?<!\s)\s+$/`,
  String.raw`/^[^@\s]+@[^@\s]+$/`,
  "new RegExp('^a+$')",
  'new RegExp(`^${given}$`)',
];

const SOURCES = ['packages/api/src/contract/planted.ts', 'apps/site/app/kit/planted.ts', SERVER];

const TESTS = [
  'apps/server/src/platform/planted.test.ts',
  'packages/ui/src/forms/planted/planted.stories.tsx',
];

const toSource = (pattern: string) => `export const planted = (given: string) => [given, ${pattern}];\n`;

const SLOW = toSource('/^(a+)+$/');

describe('patterns', () => {
  const lint = usePlantedLint([
    ...[...REJECTED.map(([pattern]) => pattern), ...ALLOWED].map((pattern): PlantedFile => [
      SERVER,
      toSource(pattern),
    ]),
    ...SOURCES.filter((path) => path !== SERVER).map((path): PlantedFile => [path, SLOW]),
    ...TESTS.map((path): PlantedFile => [path, SLOW]),
  ]);

  it.each(REJECTED)('reject %s, which takes %s time', (pattern, growth, text) => {
    expect(lint(SERVER, toSource(pattern)).output).toBe(
      `patterns(linear-patterns): This pattern takes ${growth} time on a text such as ${text} repeated.`,
    );
  });

  it.each(ALLOWED)('allow %s', (pattern) => {
    expect(lint(SERVER, toSource(pattern))).toEqual({ isRejected: false, output: '' });
  });

  it.each(SOURCES)('are checked in %s', (path) => {
    expect(lint(path, SLOW).isRejected).toBe(true);
  });

  it.each(TESTS)('are not checked in %s', (path) => {
    expect(lint(path, SLOW).output).not.toContain('patterns');
  });
});
