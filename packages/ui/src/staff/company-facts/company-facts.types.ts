/** A field of the form; its id names the fact. */
export interface FactField {
  readonly id: string;
  /** English; translated here, like the hint and the error. */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  /** How it is typed. */
  readonly kind: 'line' | 'lines' | 'day' | 'choice';
  /** The values of a choice. */
  readonly choices?: readonly string[];
  /** Whether the shop can be open without it. */
  readonly isOptional: boolean;
}

/** Facts that belong together. */
export interface FactSection {
  readonly id: string;
  /** English; translated here. */
  readonly title: string;
  readonly fields: readonly FactField[];
}

/** A fact that is not set. */
export interface UnsetFact {
  readonly id: string;
  /** English; translated here. */
  readonly label: string;
}
