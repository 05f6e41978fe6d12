/** A field of the form; its id names the fact. */
export interface FactField {
  readonly id: string;
  /** English; translated here, like the hint and the error. */
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  /** How it is typed. */
  readonly kind: 'line' | 'lines' | 'day' | 'choice' | 'number';
  /** The values of a choice. */
  readonly choices?: readonly string[] | undefined;
  /** The number that counts while the field is empty. */
  readonly numberWhenEmpty?: number | undefined;
  /** Whether the shop can be open without it. */
  readonly isOptional: boolean;
}

/** A certificate in the form: its facts, its scan, and when it ends. */
export interface CertificatePart {
  /** Names the certificate. */
  readonly id: string;
  /** English; translated here. */
  readonly title: string;
  readonly number: FactField;
  /** When it was issued, and until when it is valid. */
  readonly days: readonly FactField[];
  readonly scan: {
    /** Names the fact that is the scan. */
    readonly id: string;
    /** The new file; null while none is chosen. */
    readonly file: { readonly name: string; readonly size: number } | null;
    /** The address of the stored scan: an image or a PDF; undefined without one. */
    readonly storedUrl: string | undefined;
    readonly error?: string | undefined;
  };
  /** Undefined for one that ends later, or never. */
  readonly ending?: CertificateEnding | undefined;
}

/** How many days a certificate is still valid: 0 on its last day, less once it has ended. */
export interface CertificateEnding {
  readonly days: number;
  /** Its last day, as ISO text. */
  readonly until: string;
}

/** Facts that belong together. */
export interface FactSection {
  readonly id: string;
  /** English; translated here. */
  readonly title: string;
  readonly fields: readonly FactField[];
  /** Default: none. */
  readonly certificates?: readonly CertificatePart[];
}

/** A fact that is not set. */
export interface UnsetFact {
  readonly id: string;
  /** English; translated here. */
  readonly label: string;
}
