/** What the fields of a form show and report; `Name` is a union of the names of the fields. */
export interface FormFields<Name extends string> {
  /** The typed or selected values. */
  values: Readonly<Record<Name, string>>;
  /** The error of each invalid field, in English. */
  errors: Readonly<Partial<Record<Name, string>>>;
  onChange: (field: Name, value: string) => void;
}

/** Returns a function from the name of a field to the props that connect it with the form. */
export function toField<Name extends string>({
  values,
  errors,
  onChange,
}: Pick<FormFields<Name>, 'values'> & NoInfer<Omit<FormFields<Name>, 'values'>>) {
  return (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
  });
}
