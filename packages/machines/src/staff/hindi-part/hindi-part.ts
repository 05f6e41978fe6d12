import type { FormSchema } from '../../kit/index.ts';

type Texts = Readonly<Record<string, string | Readonly<Record<string, string>> | undefined>>;

/** The Hindi texts of a record as the part of its form; empty text while there are none. */
export function toHindiPart(texts: Texts): string {
  const filled = Object.entries(texts).filter(([, text]) =>
    typeof text === 'object' ? Object.keys(text).length > 0 : text !== undefined && text.trim() !== '',
  );
  return filled.length === 0 ? '' : JSON.stringify(Object.fromEntries(filled));
}

const IN_HINDI = 'InHindi';

/** The field of the form that has a Hindi text: `nameInHindi` has `hindi.name`. */
export function hindiField(text: string): string {
  return text + IN_HINDI;
}

/**
 * The same schema, whose errors in Hindi texts are those of the fields that have them.
 * @param fields the fields of the texts that are not in a field of their own
 */
export function withHindiFields<Data>(
  schema: FormSchema<Data>,
  fields: Readonly<Record<string, string>> = {},
): FormSchema<Data> {
  return {
    safeParse(input) {
      const { data, error } = schema.safeParse(input);
      const issues = error?.issues.map(({ path, message }) =>
        path[0] === 'hindi' && path[1] !== undefined
          ? { path: [fields[String(path[1])] ?? hindiField(String(path[1]))], message }
          : { path, message },
      );
      return { data, error: issues && { issues } };
    },
  };
}
