import { parseSync } from 'vite';

/** Calls whose first words are for people, however they begin. */
const SAYS = new Set(['t']);

/** Calls whose words go into logs, headers, mail and SMS, or have their Hindi beside them. */
const SILENT_CALLS = /^(say|.*\b(console|log)\.\w+|.*\.(get|set|header)|.*\b(mail|sms)\.send)$/i;

/** Attributes and properties that are no words, or that the API's documentation shows. */
const SILENT_NAMES = new Set(['@type', 'availability', 'className', 'operation', 'summary', 'timeZone']);

/** Props that components translate, however their words begin. */
const SPOKEN_PROPS = new Set(['busyText', 'hint', 'label', 'note', 'placeholder', 'text', 'title']);

/** A hole in a template, where a value stands. */
export const HOLE = '{}';

/** Sentences and labels begin with a capital letter, and what begins with a value is a sentence if it ends like one. */
function looksSpoken(text) {
  // Names of types and headers, and values of the latter.
  if (/^\p{Lu}\p{Ll}+(-?\p{Lu}\p{Ll}*)+$|^\p{L}+ \{\}$/u.test(text)) return false;
  return /^[\s\d"'‘“(₹{}]*\p{Lu}\p{Ll}/u.test(text) || /\p{Ll} \p{Ll}.*[.!?…]$/u.test(text);
}

const nameOf = (node) => {
  if (node?.type === 'MemberExpression') return `${nameOf(node.object)}.${nameOf(node.property)}`;
  return String(node?.name?.name ?? node?.name ?? node?.value ?? '');
};

function isSilent(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'ThrowStatement':
      return true;
    case 'NewExpression':
      return /Error|Failure$/.test(nameOf(node.callee));
    case 'CallExpression':
      return SILENT_CALLS.test(nameOf(node.callee));
    case 'Property':
    case 'JSXAttribute':
      return SILENT_NAMES.has(nameOf(node.key ?? node));
    case 'BinaryExpression':
      return node.operator.endsWith('==');
    default:
      return node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type);
  }
}

/** What of a node is walked: names of properties and what a `case` compares with say nothing. */
function partsOf(node) {
  const { key, test, ...parts } = node;
  const isNamed = 'key' in node && !node.computed;
  const isCase = node.type === 'SwitchCase';
  return Object.values({ ...parts, ...(!isNamed && { key }), ...(!isCase && { test }) });
}

function textOf(node) {
  if (node.type === 'JSXText') return node.value.trim();
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join(HOLE);
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** Whether what stands in a node is said, however it begins. */
function isSaying(node) {
  if (node.type === 'CallExpression') return SAYS.has(nameOf(node.callee));
  return node.type === 'JSXAttribute' && SPOKEN_PROPS.has(nameOf(node));
}

/**
 * The words of a source that people may see, each with its line: strings that begin as sentences and labels do, and
 * whatever is given to `t` or to a prop that is translated. Values in templates are `{}`.
 */
export function wordsOf(path, source) {
  const words = [];
  const walk = (node, isSaid) => {
    if (Array.isArray(node)) for (const part of node) walk(part, isSaid);
    if (typeof node?.type !== 'string' || isSilent(node)) return;
    const text = textOf(node);
    if (text !== undefined && /\p{L}/u.test(text) && (isSaid || looksSpoken(text)))
      words.push({ text, line: source.slice(0, node.start).split('\n').length });
    // An object inside of what is said holds values for placeholders.
    const isSaidInside = isSaying(node) || (isSaid && /^(Conditional|Logical|JSXExpression)/.test(node.type));
    for (const part of partsOf(node)) if (typeof part === 'object') walk(part, isSaidInside);
  };
  walk(parseSync(path, source).program, false);
  return words;
}
