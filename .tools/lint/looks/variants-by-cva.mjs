const JOINS = new Set(['TemplateLiteral', 'BinaryExpression']);

/**
 * A component that can look in several ways declares them with cva, which types them and shows them in Storybook. So no
 * class name is chosen by hand, and `cx` is what joins several. One that comes and goes is `cx(isOpen && 'border-b')`.
 */
const rule = {
  meta: {
    type: 'suggestion',
    messages: {
      choice: 'Declare these looks as a variant of cva.',
      join: 'Join class names by cx of class-variance-authority.',
    },
  },
  create(context) {
    const check = (node) => {
      if (node.type === 'LogicalExpression') check(node.right);
      else if (node.type === 'ConditionalExpression' || (node.type === 'MemberExpression' && node.computed))
        context.report({ node, messageId: 'choice' });
      else if (JOINS.has(node.type)) context.report({ node, messageId: 'join' });
    };
    return {
      JSXAttribute({ name, value }) {
        if (name.name === 'className' && value?.type === 'JSXExpressionContainer') check(value.expression);
      },
      Property({ key, value }) {
        if (key.name === 'className') check(value);
      },
      CallExpression({ callee, arguments: parts }) {
        if (callee.name === 'cx') parts.forEach(check);
      },
    };
  },
};

export default { meta: { name: 'looks' }, rules: { 'variants-by-cva': rule } };
