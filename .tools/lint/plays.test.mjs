import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { hi as visitorsHi } from '../../packages/ui/src/foundations/language-hi/hi.ts';
import { mailWords } from '../../packages/ui/src/foundations/language-hi/mail-words.ts';
import { staffHi } from '../../packages/ui/src/foundations/language-hi/staff-hi.ts';
import { ROOT } from '../run/workspace.mjs';

const hi = { ...visitorsHi, ...staffHi, ...mailWords };

/** Queries by a text, and matchers of one: the text is the first argument. */
const BY_TEXT =
  /^(get|query|find)(All)?By(Text|LabelText|PlaceholderText|AltText|Title)$|^toHave(TextContent|Accessible\w+)$/;
const BY_ROLE = /^(get|query|find)(All)?ByRole$/;

/** What matches a sentence with values between its parts; nothing for one with hardly a letter of its own: `: `. */
const toPattern = (parts) =>
  /[a-z]{3}/i.test(parts.join('')) ? [new RegExp(`^${parts.map(RegExp.escape).join('.+')}$`)] : [];

/** The sentences with values in them that have a translation. */
const sentences = Object.keys(hi)
  .map((text) => text.split(/\{\w+\}/))
  .flatMap((parts) => (parts.length > 1 ? toPattern(parts) : []));

/**
 * The English texts that the plays of a file look for without `t()`, though they have a translation. A text that the
 * story itself passes to a component as a sample, or composes for it, is shown as it is.
 */
function listEnglish(path) {
  const sought = [];
  const samples = new Set();
  const templates = [];
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    // What is translated for one query is no sample for another.
    if (node.type === 'CallExpression' && node.callee.name === 't') return;
    const own = node.type === 'CallExpression' ? toSought(node).filter(isTranslated) : [];
    sought.push(...own);
    if (node.type === 'TemplateLiteral')
      templates.push(...toPattern(node.quasis.map(({ value }) => value.cooked)));
    if (node.type === 'JSXText' || (node.type === 'Literal' && !sought.includes(node)))
      samples.add(String(node.value).trim());
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(path, readFileSync(join(ROOT, path), 'utf8')).program.body);
  const isSample = (text) => samples.has(text) || templates.some((template) => template.test(text));
  return sought.filter(({ value }) => !isSample(value)).map(({ value }) => `${path}: ${value}`);
}

/** What a call looks for: its first argument, or the `name` of a role. */
function toSought({ callee, arguments: [first, options] }) {
  const name = callee.property?.name ?? '';
  if (BY_TEXT.test(name)) return [first];
  if (!BY_ROLE.test(name)) return [];
  return (options?.properties ?? []).filter(({ key }) => key?.name === 'name').map(({ value }) => value);
}

const isTranslated = (node) =>
  node?.type === 'Literal' &&
  typeof node.value === 'string' &&
  (Object.hasOwn(hi, node.value) || sentences.some((sentence) => sentence.test(node.value)));

describe('plays', () => {
  const files = globSync('{packages/ui/src,apps/site/app}/**/*{.,-}stories.tsx', { cwd: ROOT });

  it('are found', () => {
    expect(files.length).toBeGreaterThan(100);
  });

  it('look for texts by t(), so that they also pass in Hindi', () => {
    expect(files.flatMap(listEnglish)).toEqual([]);
  });
});
