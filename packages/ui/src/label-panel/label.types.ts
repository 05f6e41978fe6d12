/** What so much of a product costs: `amount` of `unit` for `rupees`. */
export interface UnitPriceFacts {
  rupees: number;
  amount: 1 | 100;
  unit: 'g' | 'ml' | 'piece';
}

/** What the pack says because the law wants it said. What is absent is left out, unless `missing` names it. */
export interface LabelFactsShown {
  commonName?: string | undefined;
  netQuantity?: { amount: number; unit: UnitPriceFacts['unit']; asPrinted?: string | undefined } | undefined;
  /** Rupees, taxes included. */
  maximumRetailPrice?: number | undefined;
  unitPrice?: UnitPriceFacts | undefined;
  countryOfOrigin?: string | undefined;
  maker?: { role: 'MANUFACTURER' | 'PACKER' | 'IMPORTER'; name: string; address: string } | undefined;
  /** `2026-09` */
  packedIn?: string | undefined;
  bestBefore?: string | undefined;
  consumerCare?: { phone: string; email: string } | undefined;
  licence?: { kind: 'FSSAI' | 'AYUSH' | 'COSMETICS' | 'MEDICAL_DEVICES'; number: string } | undefined;
  /** Empty when it is not known. */
  hsn?: string | undefined;
  gstPercent?: number | undefined;
  /** Facts that should be there and are not: shown as 'not configured'. */
  missing: readonly string[];
}
