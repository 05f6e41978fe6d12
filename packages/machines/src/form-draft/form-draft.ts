/** A form that was begun: what was typed, and the key with which just that was sent, if it was. */
export interface FormDraft<Field extends string> {
  readonly values: Readonly<Record<Field, string>>;
  readonly key?: string | undefined;
}

/**
 * Takes up a draft where something may have been filled in already: what the draft says counts, else what was filled
 * in. With that in it, it is another form than the one that was sent.
 */
export function takenUp<Field extends string>(
  fields: readonly Field[],
  filledIn: FormDraft<Field>['values'],
  draft?: FormDraft<Field>,
): FormDraft<Field> {
  const values: Record<Field, string> = { ...filledIn };
  for (const field of fields) values[field] = draft?.values[field] || filledIn[field];
  const isSame = fields.every((field) => values[field] === draft?.values[field]);
  return { values, key: isSame ? draft?.key : undefined };
}
