/** The unit price of a product: `amount` of `unit` costs `rupees`. */
export interface UnitPriceFacts {
  rupees: number;
  amount: 1 | 100;
  unit: 'g' | 'ml' | 'piece';
}

/** The facts on a pack that the law requires. An absent fact is not shown, unless `missing` names it. */
export interface LabelFactsShown {
  commonName?: string | undefined;
  netQuantity?: { amount: number; unit: UnitPriceFacts['unit']; asPrinted?: string | undefined } | undefined;
  /** In rupees, taxes included. */
  maximumRetailPrice?: number | undefined;
  unitPrice?: UnitPriceFacts | undefined;
  countryOfOrigin?: string | undefined;
  /** `title` is English: 'Packed by'. */
  maker?: { title: string; name: string; address: string } | undefined;
  /** `2026-09` */
  packedIn?: string | undefined;
  bestBefore?: string | undefined;
  consumerCare?: { phone: string; email: string } | undefined;
  /** `title` is English: 'FSSAI licence number'. */
  licence?: { title: string; number: string } | undefined;
  /** Empty when it is not known. */
  hsn?: string | undefined;
  gstPercent?: number | undefined;
  /** Required facts that are absent: shown as 'not configured'. */
  missing: readonly string[];
}
