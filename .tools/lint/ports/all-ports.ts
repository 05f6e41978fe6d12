import type { LintNode, LintRule } from '../lint-rule.ts';

/** A port that is not filled is found by the types of `withPorts`; `provide` takes any part of the implementations. */
export const allPorts: LintRule = {
  meta: {
    type: 'problem',
    messages: {
      provided:
        'Fill a machine by `withPorts(machine)({ … })`: a port that is missing does not compile then.',
    },
  },
  create: (context) => ({
    CallExpression(node: LintNode<'CallExpression'>) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      if (callee.property.type === 'Identifier' && callee.property.name === 'provide')
        context.report({ node: callee.property, messageId: 'provided' });
    },
  }),
};

export default { meta: { name: 'ports' }, rules: { 'all-ports': allPorts } };
