import type * as z from 'zod/mini';

/** The first message of each invalid field; a valid field is absent. */
export type FieldErrors<Field extends string> = { readonly [Name in Field]?: string };

/** Checks form values against the schema that the server also uses. */
export function fieldErrors<Field extends string>(
  schema: z.ZodMiniObject<Record<Field, z.ZodMiniType>>,
  values: Readonly<Record<Field, unknown>>,
): FieldErrors<Field> {
  const parsed = schema.safeParse(values);
  const errors: { [Name in Field]?: string } = {};
  for (const issue of parsed.error?.issues ?? []) {
    const field = toField(schema, issue.path[0]);
    if (field !== undefined && errors[field] === undefined) errors[field] = issue.message;
  }
  return errors;
}

function toField<Field extends string>(
  schema: z.ZodMiniObject<Record<Field, z.ZodMiniType>>,
  name: PropertyKey | undefined,
): Field | undefined {
  for (const field in schema.shape) if (field === name) return field;
  return undefined;
}
