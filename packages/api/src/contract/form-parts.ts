import * as z from 'zod/mini';

/** The longest JSON text in a form, in characters. */
const MAX_JSON_TEXT = 20_000;

/**
 * A part of a form that holds JSON text, such as a detail group. Empty text means that there is none: null.
 * @param unreadable the message for a text that is no JSON
 */
export function jsonPart<Schema extends z.ZodMiniType>(schema: Schema, unreadable: string) {
  return z.pipe(
    z.pipe(
      z.string(unreadable).check(z.trim(), z.maxLength(MAX_JSON_TEXT, { error: unreadable, abort: true })),
      z.transform((text, context): unknown => {
        if (text === '') return null;
        try {
          return JSON.parse(text);
        } catch {
          context.issues.push({ code: 'custom', message: unreadable, input: text });
          return z.NEVER;
        }
      }),
    ),
    z.nullable(schema),
  );
}

/** A number in a form. @param invalid the message for a text that is no number */
export function numberPart<Schema extends z.ZodMiniType<number, number>>(schema: Schema, invalid: string) {
  return z.pipe(
    z.pipe(
      z.string(invalid).check(z.trim(), z.regex(/^-?\d{1,12}(\.\d{1,6})?$/, invalid)),
      z.transform(Number),
    ),
    schema,
  );
}

/** 'true' or 'false' in a form. */
export function booleanPart(invalid: string) {
  return z.pipe(
    z.pipe(z.string(invalid).check(z.trim(), z.toLowerCase()), z.enum(['true', 'false'], invalid)),
    z.transform((text) => text === 'true'),
  );
}

/**
 * A list in a form: one part for each entry, or one part with the JSON text of a list. Empty text is an empty list, and
 * any other text is its only entry.
 */
export function listPart<Entry extends z.ZodMiniType>(entry: Entry, max: number, tooMany: string) {
  return z.pipe(z.transform(toList), z.array(entry).check(z.maxLength(max, tooMany)));
}

function toList(sent: unknown): unknown[] {
  if (Array.isArray(sent)) return sent;
  if (typeof sent !== 'string') return [sent];
  if (sent.trim() === '') return [];
  try {
    const parsed: unknown = JSON.parse(sent);
    return Array.isArray(parsed) ? parsed : [sent];
  } catch {
    return [sent];
  }
}

/**
 * Whether a form has no file in a part: browsers send an empty one without a name when none is chosen. An empty file with
 * a name was chosen, and is no image.
 */
export function isNoFile(sent: { readonly name?: string; readonly size: number }): boolean {
  return sent.name === '' && sent.size === 0;
}

/** A new image in a form. Text stands for the image that is stored already; it and no file are undefined. */
export const imagePart = z.pipe(
  z.union([z.file(), z.string()]),
  z.transform((sent) => (typeof sent === 'string' || isNoFile(sent) ? undefined : sent)),
);

/** The version that an editor read; with it, a change is rejected when another editor has changed the record since. */
export const versionPart = numberPart(z.int('The version is not valid'), 'The version is not valid');
