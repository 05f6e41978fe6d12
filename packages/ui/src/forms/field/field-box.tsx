/** The look that every box shares, whatever stands in it. */
export const bareBox = (invalid: boolean) =>
  'block min-h-12 w-full rounded-field border bg-raised text-ink ' +
  (invalid ? 'border-danger ring-1 ring-danger' : 'border-line-strong');

/** The box itself, shared so that text and select fields stand level. */
export const fieldBox = (invalid: boolean) => `${bareBox(invalid)} px-3 text-body`;
