/** The form that an address names. */
export interface FormInAddress {
  /** The navigation to the address. */
  readonly key: string;
  /** `new`, or the id of a row; undefined when the address names no form. */
  readonly wanted: string | undefined;
  /** The id of the row that a new record copies; undefined when it copies none. */
  readonly copied: string | undefined;
}

/** What is done with the form. */
export type Opening<Row> =
  | { readonly kind: 'add'; readonly copied: Row | undefined }
  | { readonly kind: 'edit'; readonly row: Row }
  /** The row is not in the list yet. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'none' };

/** Reads the form of `param` from an address: `?open=new`, `?open=new&copy=` and an id, or `?open=` and an id. */
export function readFormInAddress(
  param: string,
  { key, search }: { readonly key: string; readonly search: string },
): FormInAddress {
  const params = new URLSearchParams(search);
  return { key, wanted: params.get(param) ?? undefined, copied: params.get('copy') ?? undefined };
}

/**
 * Decides which form opens. A form that is open stays as it is for any navigation to the same record; a closed one opens
 * again with each of them.
 * @param shown the address that was followed last; undefined before the first one
 */
export function toOpening<Row extends { readonly id: string }>(
  shown: FormInAddress | undefined,
  { key, wanted, copied }: FormInAddress,
  isOpen: boolean,
  rows: readonly Row[],
): Opening<Row> {
  if (wanted === undefined) return { kind: 'none' };
  if (wanted === shown?.wanted && (isOpen || key === shown.key)) return { kind: 'none' };
  const toRow = (id: string) => rows.find((row) => row.id === id);
  if (wanted === 'new') {
    const row = copied === undefined ? undefined : toRow(copied);
    return copied !== undefined && row === undefined ? { kind: 'wait' } : { kind: 'add', copied: row };
  }
  const row = toRow(wanted);
  return row === undefined ? { kind: 'wait' } : { kind: 'edit', row };
}

/** Whether the form has closed and the address still names it. */
export function isClosedInAddress(wasOpen: boolean, isOpen: boolean, { wanted }: FormInAddress): boolean {
  return wasOpen && !isOpen && wanted !== undefined;
}
