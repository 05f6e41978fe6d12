const UNDEFINED = '\u0000undefined';

/** A value as JSON that people read: what is `undefined` is said, and nothing that JSON does not know breaks it. */
export function readable(value: unknown): string {
  return JSON.stringify(value, speakable, 2).replaceAll(JSON.stringify(UNDEFINED), 'undefined');
}

function speakable(_: string, value: unknown): unknown {
  if (value === undefined) return UNDEFINED;
  if (typeof value === 'function') return '(function)';
  if (typeof value === 'bigint') return `${value}n`;
  if (value instanceof Error) return { error: value.name, message: value.message };
  if (value instanceof Map) return Object.fromEntries(value);
  if (value instanceof Set) return [...value];
  return value;
}
