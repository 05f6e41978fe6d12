import { parseSync } from 'vite';
import { type LintNode, isNode } from '../lint-rule.ts';

/** Calls whose first argument is always text for users, whatever it begins with. */
const TRANSLATES = new Set(['t']);

/** Calls whose texts go into logs, headers, mail and SMS, or contain their own Hindi. */
const SILENT_CALLS = /^(translate|.*\b(console|log)\.\w+|.*\.(get|set|header)|.*\b(mail|sms)\.send)$/i;

/** Attributes and properties that are not text, or that the API's documentation shows. */
const SILENT_NAMES = new Set(['@type', 'availability', 'className', 'operation', 'summary', 'timeZone']);

/** Props that components translate, whatever their text begins with. */
const TRANSLATED_PROPS = new Set(['busyText', 'hint', 'label', 'note', 'placeholder', 'text', 'title']);

/** The placeholder for a value in a template. */
export const HOLE = '{}';

/**
 * Sentences and labels begin with a capital letter; a text that begins with a value is a sentence if it ends like
 * one.
 */
function looksTranslatable(text: string): boolean {
  // Names of types and headers, and values of the latter.
  if (/^\p{Lu}\p{Ll}+(-?\p{Lu}\p{Ll}*)+$|^\p{L}+ \{\}$/u.test(text)) return false;
  return /^[\s\d"'‘“(₹{}]*\p{Lu}\p{Ll}/u.test(text) || /\p{Ll} \p{Ll}.*[.!?…]$/u.test(text);
}

function toName(node: LintNode | null): string {
  if (node === null) return '';
  if (node.type === 'MemberExpression') return `${toName(node.object)}.${toName(node.property)}`;
  if (node.type === 'Literal') return String(node.value ?? '');
  if (node.type === 'JSXAttribute') return typeof node.name.name === 'string' ? node.name.name : '';
  return 'name' in node && typeof node.name === 'string' ? node.name : '';
}

function isSilent(node: LintNode): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'ThrowStatement':
      return true;
    case 'NewExpression':
      return /Error|Failure$/.test(toName(node.callee));
    case 'CallExpression':
      return SILENT_CALLS.test(toName(node.callee));
    case 'Property':
      return SILENT_NAMES.has(toName(node.key));
    case 'JSXAttribute':
      return SILENT_NAMES.has(toName(node));
    case 'BinaryExpression':
      return node.operator.endsWith('==');
    default:
      return node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type);
  }
}

/** The parts of a node that are searched: property names and the values of a `case` contain no text. */
function toParts(node: LintNode): unknown[] {
  const { key, test, ...parts }: Record<string, unknown> = { ...node };
  const isNamed = 'key' in node && !('computed' in node && node.computed);
  const isCase = node.type === 'SwitchCase';
  return Object.values({ ...parts, ...(!isNamed && { key }), ...(!isCase && { test }) });
}

function toText(node: LintNode): string | undefined {
  if (node.type === 'JSXText') return node.value.trim();
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join(HOLE);
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** Whether the content of a node is text for users, whatever it begins with. */
function isTranslating(node: LintNode): boolean {
  if (node.type === 'CallExpression') return TRANSLATES.has(toName(node.callee));
  return node.type === 'JSXAttribute' && TRANSLATED_PROPS.has(toName(node));
}

/**
 * The texts of a source that users may see, each with its line: strings that begin like sentences and labels, and
 * everything that is passed to `t` or to a translated prop. Values in templates are `{}`.
 */
export function listWords(path: string, source: string): { text: string; line: number }[] {
  const words: { text: string; line: number }[] = [];
  const visit = (node: unknown, isTranslated: boolean) => {
    if (Array.isArray(node)) for (const part of node) visit(part, isTranslated);
    if (!isNode(node) || isSilent(node)) return;
    const text = toText(node);
    if (text !== undefined && /\p{L}/u.test(text) && (isTranslated || looksTranslatable(text)))
      words.push({ text, line: source.slice(0, node.start).split('\n').length });
    // An object inside a text for users contains values for placeholders.
    const isTranslatedInside =
      isTranslating(node) || (isTranslated && /^(Conditional|Logical|JSXExpression)/.test(node.type));
    for (const part of toParts(node)) if (typeof part === 'object') visit(part, isTranslatedInside);
  };
  visit(parseSync(path, source).program, false);
  return words;
}
