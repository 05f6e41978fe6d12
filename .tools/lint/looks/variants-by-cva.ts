import type { LintNode, LintRule } from '../lint-rule.ts';

const JOINS = new Set(['TemplateLiteral', 'BinaryExpression']);

/**
 * A component that can look in several ways declares them with cva, which types them and shows them in Storybook. So no
 * class name is chosen by hand, and `cx` is what joins several. One that comes and goes is `cx(isOpen && 'border-b')`.
 */
const rule: LintRule = {
  meta: {
    type: 'suggestion',
    messages: {
      choice: 'Declare these looks as a variant of cva.',
      join: 'Join class names by cx of class-variance-authority.',
    },
  },
  create(context) {
    const check = (node: LintNode) => {
      if (node.type === 'LogicalExpression') check(node.right);
      else if (node.type === 'ConditionalExpression' || (node.type === 'MemberExpression' && node.computed))
        context.report({ node, messageId: 'choice' });
      else if (JOINS.has(node.type)) context.report({ node, messageId: 'join' });
    };
    return {
      JSXAttribute({ name, value }: LintNode<'JSXAttribute'>) {
        if (name.name === 'className' && value?.type === 'JSXExpressionContainer') check(value.expression);
      },
      Property({ key, value }: LintNode<'Property'>) {
        if (key.type === 'Identifier' && key.name === 'className') check(value);
      },
      CallExpression({ callee, arguments: parts }: LintNode<'CallExpression'>) {
        if (callee.type === 'Identifier' && callee.name === 'cx') parts.forEach(check);
      },
    };
  },
};

export default { meta: { name: 'looks' }, rules: { 'variants-by-cva': rule } };
