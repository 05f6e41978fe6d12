/** A fact with its label; already in the reader's language. Line breaks of the value stay. */
export interface FactLine {
  label: string;
  /** Undefined: the fact is left out. */
  value: string | undefined;
}

/** Whether a fact has a value. */
export const isKnown = ({ value }: FactLine): boolean => value !== undefined;

/** Leaves out the parts of a page of which no fact is known, with their headings. */
export function withFacts<Part extends { readonly facts: readonly FactLine[] }>(
  parts: readonly Part[],
): Part[] {
  return parts.filter(({ facts }) => facts.some(isKnown));
}
