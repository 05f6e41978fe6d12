import { readable } from './readable.ts';

/** A value in the context of a machine that an event changed, as text. */
export interface ContextChange {
  /** Where it is, such as `values.name`. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** How many levels of objects are compared by their fields. */
const LEVELS = 3;
/** The maximum number of characters of a value. */
const MAX_LENGTH = 80;

/** The values that differ between two contexts. */
export function listChanges(before: unknown, after: unknown, path = '', level = 0): readonly ContextChange[] {
  if (before === after) return [];
  if (level < LEVELS && isPlain(before) && isPlain(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) =>
      listChanges(before[key], after[key], path === '' ? key : `${path}.${key}`, level + 1),
    );
  }
  const [old, current] = [inOneLine(before), inOneLine(after)];
  return old === current ? [] : [{ path, before: shortened(old), after: shortened(current) }];
}

/** The changes of two events together; what the second one takes back is none. */
export function joinChanges(
  first: readonly ContextChange[],
  second: readonly ContextChange[],
): readonly ContextChange[] {
  const joined = new Map(first.map((change) => [change.path, change]));
  for (const change of second)
    joined.set(change.path, { ...change, before: joined.get(change.path)?.before ?? change.before });
  return [...joined.values()].filter(({ before, after }) => before !== after);
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return value instanceof Object && value.constructor === Object;
}

const inOneLine = (value: unknown) => readable(value).replaceAll(/\s*\n\s*/g, ' ');

const shortened = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)} …` : text);
