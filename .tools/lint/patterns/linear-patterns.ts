import { analyse } from 'scslre';
import { type LintNode, type LintRule, writtenText } from '../lint-rule.ts';

/** Where a regular expression can be written. */
type Written = LintNode<'Literal' | 'NewExpression' | 'CallExpression'>;

/** The pattern and flags of a regular expression that is written out; undefined for any other expression. */
function toPattern(node: Written): { source: string; flags: string } | undefined {
  if (node.type === 'Literal')
    return 'regex' in node ? { source: node.regex.pattern, flags: node.regex.flags } : undefined;
  const [source, flags] = node.arguments.map(writtenText);
  if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp' || source === undefined)
    return undefined;
  return { source, flags: flags ?? '' };
}

/**
 * A regular expression takes time in proportion to the length of the text: otherwise one long text occupies the
 * server, or the page of a visitor, for seconds.
 */
const rule: LintRule = {
  meta: {
    type: 'problem',
    messages: { slow: 'This pattern takes {{growth}} time on a text such as {{text}} repeated.' },
  },
  create(context) {
    const check = (node: Written) => {
      const pattern = toPattern(node);
      if (pattern === undefined) return;
      for (const { character, exponential } of analyse(pattern, { maxReports: 1 }).reports) {
        const growth = exponential ? 'exponential' : 'quadratic';
        context.report({ node, messageId: 'slow', data: { growth, text: String(character.literal.source) } });
      }
    };
    return { Literal: check, NewExpression: check, CallExpression: check };
  },
};

export default { meta: { name: 'patterns' }, rules: { 'linear-patterns': rule } };
