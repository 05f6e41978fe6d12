import type * as z from 'zod/mini';

/**
 * A sentence for each invalid field of an input, its first one. A field that is missing, or is no text, has the sentence
 * of an empty one, as in the form.
 */
export function toSentences(
  schema: z.ZodMiniType,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
): readonly string[] {
  // A parsed query is no instance of Object.
  const fields = new Map(typeof value === 'object' ? Object.entries(value ?? {}) : []);
  const untyped = issues.filter(hasOtherType).map(({ path: [name] }) => [String(name), ''] as const);
  const ofEmpty =
    untyped.length === 0 ? undefined : schema.safeParse(Object.fromEntries([...fields, ...untyped]));

  const sentences = new Map<string, string>();
  for (const issue of issues) {
    const field = issue.path.join('.');
    const same = hasOtherType(issue) && ofEmpty?.error?.issues.find(({ path }) => path.join('.') === field);
    const isMissing = fields.get(String(issue.path[0])) === undefined;
    if (!sentences.has(field)) sentences.set(field, toSentence(same || issue, isMissing));
  }
  return [...sentences.values()];
}

/** Whether a field is missing, or has a value of another type than its own. */
function hasOtherType({ code, message, path }: z.core.$ZodIssue): boolean {
  return path.length === 1 && (code === 'invalid_type' || ZODS_OWN.test(message));
}

/** The sentence of the contract, else one that says which field is invalid, and what it may be. */
function toSentence(issue: z.core.$ZodIssue, isMissing: boolean): string {
  if (!ZODS_OWN.test(issue.message)) return issue.message;
  const field = toLabel(issue.path);
  if (isMissing) return `${field} is required`;
  switch (issue.code) {
    case 'too_big':
      return `${field} must be at most ${issue.maximum}.`;
    case 'too_small':
      return `${field} must be at least ${issue.minimum}.`;
    case 'invalid_value':
      return `${field} must be one of: ${issue.values.join(', ')}.`;
    default:
      return `${field} is not valid.`;
  }
}

/** The name of a field as a form would write it: 'phone_number' is 'Phone number'. */
function toLabel(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === 'string');
  if (name === undefined) return 'The request';
  const words = name.replaceAll(/([a-z])([A-Z])|_/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How the messages begin that the contract does not give. */
const ZODS_OWN = /^(Invalid (input|option|discriminator|UUID)|Too (big|small)|Unrecognized)/;
