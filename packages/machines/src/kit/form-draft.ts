/** A form that the user began: the typed values, and the key with which these values were sent, if they were. */
export interface FormDraft<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly key?: string | undefined;
}

/**
 * Restores a draft into a form that may already have values: a value of the draft wins over one of the form. If
 * other values of the form remain, it is a different form than the one that was sent.
 */
export function mergeDraft<Field extends string>(
  fields: readonly Field[],
  filledIn: FormDraft<Field>['values'],
  draft?: FormDraft<Field>,
): FormDraft<Field> {
  const values: Record<Field, string> = { ...filledIn };
  for (const field of fields) values[field] = draft?.values[field] || filledIn[field];
  const isSame = fields.every((field) => values[field] === draft?.values[field]);
  return { values, key: isSame ? draft?.key : undefined };
}
