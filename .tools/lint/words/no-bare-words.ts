import type { LintNode, LintRule } from '../lint-rule.ts';

/** Attributes on any element that are read aloud or shown. */
const TRANSLATED = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
]);

/** Attributes that the browser shows; components with such props translate them. */
const READ_BY_BROWSER = new Set(['label', 'placeholder', 'title']);

const hasWord = (text: string) => /\p{L}{2}|\p{L}\p{M}/u.test(text.replaceAll(/&\w+;/g, ''));

/** The literal texts that an expression can result in, through conditions and templates. */
function findLiterals(node: LintNode | null): { node: LintNode; text: string }[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ node, text: node.value }] : [];
    case 'TemplateLiteral':
      return [
        ...node.quasis.map((part) => ({ node: part, text: part.value.cooked ?? '' })),
        ...node.expressions.flatMap(findLiterals),
      ];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(findLiterals);
    case 'LogicalExpression':
      return (node.operator === '&&' ? [node.right] : [node.left, node.right]).flatMap(findLiterals);
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right].flatMap(findLiterals) : [];
    case 'JSXExpressionContainer':
      return findLiterals(node.expression);
    default:
      return [];
  }
}

const isNative = ({ name }: LintNode<'JSXOpeningElement'>) =>
  name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name);

/** Words that a user sees go through `t('…')`, so that they have a translation. */
const rule: LintRule = {
  meta: { type: 'problem', messages: { bare: "Translate it with t('…'): '{{text}}' has no translation." } },
  create(context) {
    const report = (expression: LintNode | null) => {
      for (const { node, text } of findLiterals(expression))
        if (hasWord(text.trim())) context.report({ node, messageId: 'bare', data: { text: text.trim() } });
    };
    return {
      JSXText(node: LintNode<'JSXText'>) {
        if (hasWord(node.value))
          context.report({ node, messageId: 'bare', data: { text: node.value.trim() } });
      },
      JSXExpressionContainer(node: LintNode<'JSXExpressionContainer'>) {
        if (node.parent.type !== 'JSXAttribute') report(node);
      },
      JSXAttribute(node: LintNode<'JSXAttribute'>) {
        const name = typeof node.name.name === 'string' ? node.name.name : '';
        const isShown =
          TRANSLATED.has(name) ||
          (READ_BY_BROWSER.has(name) && node.parent.type === 'JSXOpeningElement' && isNative(node.parent));
        if (isShown) report(node.value);
      },
    };
  },
};

export default { meta: { name: 'words' }, rules: { 'no-bare-words': rule } };
