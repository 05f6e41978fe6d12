import { type FieldErrors, fieldErrors } from '@pgm/api/contract';

/** What a form needs of a zod schema. */
export interface FormSchema<Data> {
  readonly safeParse: (input: unknown) => {
    readonly data?: Data | undefined;
    readonly error?:
      | { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] }
      | undefined;
  };
}

/** The first message of each invalid field of `data`. */
export function firstErrors<Field extends string>(
  schema: FormSchema<unknown>,
  fields: readonly Field[],
  data: unknown,
): FieldErrors<Field> {
  const errors: { [Name in Field]?: string } = {};
  for (const { path, message } of schema.safeParse(data).error?.issues ?? []) {
    const field = fields.find((name) => name === path[0]);
    if (field !== undefined) errors[field] ??= message;
  }
  return errors;
}

/** What a form machine stores about its fields. */
export interface FormFields<Field extends string> {
  /** The values as typed. */
  readonly values: Readonly<Record<Field, string>>;
  /** Fields whose errors are shown: those changed since the form opened, or all after a submit. */
  readonly touched: readonly Field[];
}

/** The errors that a user sees: those of touched fields only. */
export function shownErrors<Field extends string>(
  schema: Parameters<typeof fieldErrors<Field>>[0],
  { values, touched }: FormFields<Field>,
): FieldErrors<Field> {
  const errors = fieldErrors<Field>(schema, values);
  const shown: { [Name in Field]?: string } = {};
  for (const field of touched) {
    const error = errors[field];
    if (error !== undefined) shown[field] = error;
  }
  return shown;
}

/** The fields after one of them was changed. */
export function changed<Field extends string>(
  { values, touched }: FormFields<Field>,
  { field, value }: { readonly field: Field; readonly value: string },
): FormFields<Field> {
  return { values: { ...values, [field]: value }, touched: [...new Set([...touched, field])] };
}
