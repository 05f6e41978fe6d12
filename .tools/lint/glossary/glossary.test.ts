import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PlantedFile, usePlantedLint } from '../planted-lint.ts';
import { ROOT } from '../../run/workspace.mjs';
import { bannedInName, bannedInProse } from './find-words.ts';

/** Applied migrations are never edited, and files of the public folder have the addresses that pages use. */
const FROZEN = /^apps\/server\/migrations\/|^apps\/site\/public\/|^package-lock\.json$/;

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !FROZEN.test(file));
const documents = files.filter((file) => /\.mdx?$/.test(file));

describe('the terms of the glossary', () => {
  it('name every file', () => {
    const offenders = files.filter((file) => bannedInName(basename(file), file) !== undefined);
    expect(offenders).toEqual([]);
  });

  it.each(documents)('are those of %s', (file) => {
    const lines = withoutCode(readFileSync(join(ROOT, file), 'utf8')).split('\n');
    const offenders = lines.flatMap((line, index) =>
      bannedInProse(line, file).map(({ word }) => `${index + 1}: ${word}`),
    );
    expect(offenders).toEqual([]);
  });
});

/** Sources, and the word in each that the rule rejects. */
const REJECTED: readonly [source: string, word: string][] = [
  ['export const takeOrder = 1;', 'take'],
  ['export function answerWith() {}', 'answer'],
  ['export const MOST_PAGES = 3;', 'MOST_PAGES'],
  ['export const orderOf = (row) => row;', 'orderOf'],
  ['export const hasLine = true;', 'hasLine'],
  ['// Nobody waits for it.\nexport const x = 1;', 'Nobody'],
  ['/** Shown without a line. */\nexport const x = 1;', 'without a line'],
  ["it('is told that it failed', () => {});", 'told'],
  ['it.each([1])(`is refused by ${name}`, () => {});', 'refused'],
  ["export const event = { type: 'form.refused' };", 'refused'],
  ["sessionStorage.setItem('complaint', '1');", 'complaint'],
  ["export const call = { summary: 'Changes what nobody else has changed.' };", 'nobody'],
  ["throw new TypeError('The server answers nothing');", 'answers'],
  ["log.warn({ order: 1 }, 'an order that nobody paid');", 'nobody'],
];

const ALLOWED = [
  'export const responseTo = (request) => request.indexOf(1);',
  '/** The order as the list shows it. */\nexport const order = 1;',
  "export const shown = 'Nobody can answer this';",
  "export const event = { type: 'form.rejected' };",
];

describe('the lint rule glossary/standard-terms', () => {
  const FILE = 'packages/machines/src/planted.ts';
  const lint = usePlantedLint(
    [...REJECTED.map(([source]) => source), ...ALLOWED].map((source): PlantedFile => [FILE, `${source}\n`]),
  );

  it.each(REJECTED)('rejects %s', (source, word) => {
    const { isRejected, output } = lint(FILE, `${source}\n`);
    expect(output).toContain(`'${word}' is not a term of this project`);
    expect(isRejected).toBe(true);
  });

  it.each(ALLOWED)('allows %s', (source) => {
    const { output } = lint(FILE, `${source}\n`);
    expect(output).not.toContain('is not a term of this project');
  });
});

/** A document without its code blocks. */
function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^( *)```[\s\S]*?^\1```/gm, (block) => block.replaceAll(/[^\n]/g, ''));
}
