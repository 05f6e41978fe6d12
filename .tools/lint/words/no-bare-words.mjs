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

const hasWord = (text) => /\p{L}{2}|\p{L}\p{M}/u.test(text.replaceAll(/&\w+;/g, ''));

/** The literal texts that an expression can result in, through conditions and templates. */
function findLiterals(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : [];
    case 'TemplateLiteral':
      return [...node.quasis, ...node.expressions.flatMap(findLiterals)];
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

const toText = (literal) => (literal.type === 'TemplateElement' ? literal.value.cooked : literal.value);

const isNative = ({ name }) => name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name);

/** Words that a user sees go through `t('…')`, so that they have a translation. */
const rule = {
  meta: { type: 'problem', messages: { bare: "Translate it with t('…'): '{{text}}' has no translation." } },
  create(context) {
    const report = (expression) => {
      for (const literal of findLiterals(expression)) {
        const text = toText(literal).trim();
        if (hasWord(text)) context.report({ node: literal, messageId: 'bare', data: { text } });
      }
    };
    return {
      JSXText(node) {
        if (hasWord(node.value))
          context.report({ node, messageId: 'bare', data: { text: node.value.trim() } });
      },
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') report(node);
      },
      JSXAttribute(node) {
        const name = node.name.name;
        const isShown = TRANSLATED.has(name) || (READ_BY_BROWSER.has(name) && isNative(node.parent));
        if (isShown) report(node.value);
      },
    };
  },
};

export default { meta: { name: 'words' }, rules: { 'no-bare-words': rule } };
