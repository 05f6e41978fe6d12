import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { hi as visitorsHi } from '../../packages/ui/src/foundations/language-hi/hi.ts';
import { mailWords } from '../../packages/ui/src/foundations/language-hi/mail-words.ts';
import { staffHi } from '../../packages/ui/src/foundations/language-hi/staff-hi.ts';
import { ROOT } from '../run/workspace.mjs';
import { type LintNode, isNode, writtenText } from './lint-rule.ts';

const hi = { ...visitorsHi, ...staffHi, ...mailWords };

/** Queries by a text, and matchers of one: the text is the first argument. */
const BY_TEXT =
  /^(get|query|find)(All)?By(Text|LabelText|PlaceholderText|AltText|Title)$|^toHave(TextContent|Accessible\w+)$/;
const BY_ROLE = /^(get|query|find)(All)?ByRole$/;
/** What the stories of a page of the site look for: each is a function that returns a text. */
const OF_ROUTES = new Set(['heading', 'shown', 'absent']);

/** What matches a sentence with values between its parts; nothing for one with hardly a letter of its own: `: `. */
const toPattern = (parts: readonly (string | null)[]) =>
  /[a-z]{3}/i.test(parts.join(''))
    ? [new RegExp(`^${parts.map((part) => RegExp.escape(part ?? '')).join('.+')}$`)]
    : [];

/** The sentences with values in them that have a translation. */
const sentences = Object.keys(hi)
  .map((text) => text.split(/\{\w+\}/))
  .flatMap((parts) => (parts.length > 1 ? toPattern(parts) : []));

/**
 * The English texts that the plays of a file look for without `t()`, though they have a translation. A text that the
 * story itself passes to a component as a sample, or composes for it, is shown as it is.
 */
function listEnglish(path: string): string[] {
  const sought: string[] = [];
  const soughtNodes = new Set<LintNode>();
  const samples = new Set<string>();
  const templates: RegExp[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    if (isNode(node)) {
      // What is translated for one query is no sample for another.
      if (node.type === 'CallExpression' && toName(node.callee) === 't') return;
      for (const text of toSought(node)) {
        const value = writtenText(text);
        if (value === undefined || !isTranslated(value)) continue;
        sought.push(value);
        soughtNodes.add(text);
      }
      if (node.type === 'TemplateLiteral')
        templates.push(...toPattern(node.quasis.map(({ value }) => value.cooked)));
      if (node.type === 'JSXText' || (node.type === 'Literal' && !soughtNodes.has(node)))
        samples.add(String(node.value).trim());
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(path, readFileSync(join(ROOT, path), 'utf8')).program.body);
  const isSample = (text: string) => samples.has(text) || templates.some((template) => template.test(text));
  return sought.filter((text) => !isSample(text)).map((text) => `${path}: ${text}`);
}

/** What a part of the source looks for, if it looks for anything. */
function toSought(node: LintNode): LintNode[] {
  if (node.type === 'CallExpression') return toQueried(node);
  return node.type === 'Property' ? toReturned(node) : [];
}

/** What a call looks for: its first argument, or the `name` of a role. */
function toQueried({ callee, arguments: [first, options] }: LintNode<'CallExpression'>): LintNode[] {
  const name = callee.type === 'MemberExpression' ? toName(callee.property) : '';
  if (BY_TEXT.test(name)) return first === undefined ? [] : [first];
  if (!BY_ROLE.test(name) || options?.type !== 'ObjectExpression') return [];
  return options.properties.flatMap((part) =>
    part.type === 'Property' && toName(part.key) === 'name' ? [part.value] : [],
  );
}

/** The text that a page is looked for by: `heading: () => 'Shop'`. */
function toReturned({ key, value }: LintNode<'Property'>): LintNode[] {
  return OF_ROUTES.has(toName(key)) && value.type === 'ArrowFunctionExpression' ? [value.body] : [];
}

const toName = (node: LintNode) => (node.type === 'Identifier' ? node.name : '');

const isTranslated = (text: string) =>
  Object.hasOwn(hi, text) || sentences.some((sentence) => sentence.test(text));

describe('plays', () => {
  const files = globSync('{packages/ui/src,apps/site/app}/**/*{.,-}stories.tsx', { cwd: ROOT });

  it('are found', () => {
    expect(files.length).toBeGreaterThan(100);
  });

  it('look for texts by t(), so that they also pass in Hindi', () => {
    expect(files.flatMap(listEnglish)).toEqual([]);
  });
});
