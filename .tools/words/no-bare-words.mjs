/** Attributes that are read out or shown, on every element. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
]);

/** Attributes that the browser shows; components that have them translate what they are given. */
const SPOKEN_BY_BROWSER = new Set(['label', 'placeholder', 'title']);

const hasWord = (text) => /\p{L}{2}|\p{L}\p{M}/u.test(text.replaceAll(/&\w+;/g, ''));

/** The literal texts that an expression can come to, through conditions and templates. */
function literalsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : [];
    case 'TemplateLiteral':
      return [...node.quasis, ...node.expressions.flatMap(literalsOf)];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(literalsOf);
    case 'LogicalExpression':
      return (node.operator === '&&' ? [node.right] : [node.left, node.right]).flatMap(literalsOf);
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right].flatMap(literalsOf) : [];
    case 'JSXExpressionContainer':
      return literalsOf(node.expression);
    default:
      return [];
  }
}

const textOf = (literal) => (literal.type === 'TemplateElement' ? literal.value.cooked : literal.value);

const isNative = ({ name }) => name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name);

/** Words that a person sees are said by `t('…')`, so that they have a translation. */
const rule = {
  meta: { type: 'problem', messages: { bare: "Say it with t('…'): '{{text}}' has no translation." } },
  create(context) {
    const refuse = (expression) => {
      for (const literal of literalsOf(expression)) {
        const text = textOf(literal).trim();
        if (hasWord(text)) context.report({ node: literal, messageId: 'bare', data: { text } });
      }
    };
    return {
      JSXText(node) {
        if (hasWord(node.value))
          context.report({ node, messageId: 'bare', data: { text: node.value.trim() } });
      },
      JSXExpressionContainer(node) {
        if (node.parent.type !== 'JSXAttribute') refuse(node);
      },
      JSXAttribute(node) {
        const name = node.name.name;
        const isShown = SPOKEN.has(name) || (SPOKEN_BY_BROWSER.has(name) && isNative(node.parent));
        if (isShown) refuse(node.value);
      },
    };
  },
};

export default { meta: { name: 'words' }, rules: { 'no-bare-words': rule } };
