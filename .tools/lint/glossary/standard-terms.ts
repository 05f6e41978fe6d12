import { relative } from 'node:path';
import { type LintNode, type LintRule, writtenText } from '../lint-rule.ts';
import { type BannedWord, bannedInCode, bannedInName, bannedInProse } from './find-words.ts';

const TEST_FUNCTIONS = new Set(['describe', 'it', 'test']);

/** What a finding is about: a node or a comment. */
type Reported = Pick<LintNode, 'range' | 'start' | 'end' | 'loc'>;

/** The methods of the log, whose texts the operator of a server reads. */
const LOG_LEVELS = new Set(['debug', 'info', 'warn', 'error']);

/**
 * One word per thing: names, comments, test titles, errors, log lines, the summaries of calls, and strings that are names
 * in code use the terms of `docs/glossary.md`. What visitors and staff read has its own words.
 */
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
    const checkProse = (node: LintNode | undefined) => {
      if (node === undefined) return;
      for (const text of textsOf(node)) for (const found of bannedInProse(text, file)) report(node, found);
    };
    return {
      Identifier: checkName,
      JSXIdentifier: (node) => {
        if (!isNativeElement(node)) checkName(node);
      },
      CallExpression({ callee, arguments: args }) {
        if (TEST_FUNCTIONS.has(testFunctionOf(callee) ?? '')) checkProse(args[0]);
        if (isLogged(callee)) args.forEach(checkProse);
      },
      NewExpression({ callee, arguments: [text] }) {
        if (callee.type === 'Identifier' && callee.name.endsWith('Error')) checkProse(text);
      },
      Property({ key, value }) {
        if (key.type === 'Identifier' && key.name === 'summary') checkProse(value);
      },
      Literal(node) {
        const found = bannedInCode(writtenText(node) ?? '', file);
        if (found) report(node, found);
      },
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          for (const found of bannedInProse(comment.value, file)) report(comment, found);
      },
    };
  },
};

/** The written parts of a string or a template. */
function textsOf(node: LintNode): string[] {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw);
  if (node.type === 'BinaryExpression') return [node.left, node.right].flatMap((part) => textsOf(part));
  return [writtenText(node) ?? ''];
}

/** Whether a function writes to a log: `log.warn`. */
function isLogged(callee: LintNode): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    LOG_LEVELS.has(callee.property.name)
  );
}

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
