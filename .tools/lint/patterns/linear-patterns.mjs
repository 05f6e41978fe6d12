import { analyse } from 'scslre';

/** The pattern and flags of a regular expression that is written out; undefined for any other expression. */
function toPattern({ type, regex, callee, arguments: values = [] }) {
  if (type === 'Literal') return regex && { source: regex.pattern, flags: regex.flags };
  const [source, flags] = values;
  if (callee.name !== 'RegExp' || typeof source?.value !== 'string') return undefined;
  return { source: source.value, flags: typeof flags?.value === 'string' ? flags.value : '' };
}

/**
 * A regular expression takes time in proportion to the length of the text: otherwise one long text occupies the
 * server, or the page of a visitor, for seconds.
 */
const rule = {
  meta: {
    type: 'problem',
    messages: { slow: 'This pattern takes {{growth}} time on a text such as {{text}} repeated.' },
  },
  create(context) {
    const check = (node) => {
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
