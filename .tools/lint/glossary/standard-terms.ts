import { relative } from 'node:path';
import type { LintNode, LintRule } from '../lint-rule.ts';
import { type BannedWord, bannedInName, bannedInProse } from './find-words.ts';

const TEST_FUNCTIONS = new Set(['describe', 'it', 'test']);

/** What a finding is about: a node or a comment. */
type Reported = Pick<LintNode, 'range' | 'start' | 'end' | 'loc'>;

/** One word per thing: names, comments and test titles use the terms of `docs/glossary.md`. */
const rule: LintRule = {
  meta: {
    type: 'problem',
    messages: { banned: "'{{word}}' is not a term of this project. Write: {{instead}} (docs/glossary.md)." },
  },
  create(context) {
    const file = relative(context.cwd, context.filename);
    const report = (node: Reported, { word, instead }: BannedWord) =>
      context.report({ node, messageId: 'banned', data: { word, instead } });

    const checkName = (node: LintNode<'Identifier' | 'JSXIdentifier'>) => {
      const found = bannedInName(node.name, file);
      if (found) report(node, found);
    };
    const checkTitle = ({ callee, arguments: [title] }: LintNode<'CallExpression'>) => {
      if (!TEST_FUNCTIONS.has(testFunctionOf(callee) ?? '') || title === undefined) return;
      const texts =
        title.type === 'TemplateLiteral'
          ? title.quasis.map(({ value }) => value.raw)
          : [title.type === 'Literal' ? title.value : undefined];
      for (const text of texts.filter((value) => typeof value === 'string'))
        for (const found of bannedInProse(text, file)) report(title, found);
    };
    return {
      Identifier: checkName,
      JSXIdentifier: (node) => {
        if (!isNativeElement(node)) checkName(node);
      },
      CallExpression: checkTitle,
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          for (const found of bannedInProse(comment.value, file)) report(comment, found);
      },
    };
  },
};

/** The elements of HTML have their own names, such as `picture`. */
function isNativeElement({ name, parent }: LintNode<'JSXIdentifier'>): boolean {
  return ['JSXOpeningElement', 'JSXClosingElement'].includes(parent.type) && /^[a-z]/.test(name);
}

/** `it`, `it.each(rows)` and `it.skipIf(x).each(rows)` are all `it`. */
function testFunctionOf(callee: LintNode): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return testFunctionOf(callee.object);
  return callee.type === 'CallExpression' ? testFunctionOf(callee.callee) : undefined;
}

export default { meta: { name: 'glossary' }, rules: { 'standard-terms': rule } };
