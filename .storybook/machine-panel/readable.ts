const UNDEFINED = '\u0000undefined';

/** A value as readable JSON: it shows `undefined`, and values that JSON does not have cause no error. */
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
