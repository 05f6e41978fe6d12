import { type GstState, hasLegislature } from './gst-states.ts';

/** An invoice line before tax is calculated; amounts in paise, tax included. */
export interface SoldLine {
  readonly name: string;
  /** The customs tariff number of the goods, or the number of the service; empty when it is not known. */
  readonly hsn: string;
  readonly gstPercent: number;
  readonly quantity: number;
  readonly pricePaise: number;
  /** The discount on the whole line. */
  readonly discountPaise: number;
}

/** The name of a tax part: one part between states, two equal parts within a state. */
export type TaxPart = 'IGST' | 'CGST' | 'SGST' | 'UTGST';

/** The tax for one number and rate, or the total; amounts in paise. */
interface TaxSum {
  readonly taxablePaise: number;
  /** The amount of each part. */
  readonly partPaise: number;
  /** The sum of all parts. */
  readonly taxPaise: number;
  /** Taxable value plus tax: the amount paid. */
  readonly grossPaise: number;
}

export type TaxedLine = SoldLine & TaxSum;
export type TaxByRate = Pick<SoldLine, 'hsn' | 'gstPercent'> & TaxSum;

/** The tax on an invoice. */
export interface InvoiceTax {
  readonly parts: readonly TaxPart[];
  readonly lines: readonly TaxedLine[];
  /** Grouped by tariff number and rate, in the order of the lines. */
  readonly byRate: readonly TaxByRate[];
  readonly total: TaxSum;
}

/**
 * The parts of the tax by the place of supply: within the seller's state the Union and the state share the tax,
 * else all of it is the Union's. A place in no known state counts as another state.
 */
export function toTaxParts(seller: GstState, placeOfSupply: GstState | undefined): readonly TaxPart[] {
  if (seller.code !== placeOfSupply?.code) return ['IGST'];
  return ['CGST', hasLegislature(seller) ? 'SGST' : 'UTGST'];
}

/**
 * Calculates the tax that prices include. Each part is rounded to the nearest paisa on each line, halves up;
 * everything else is a difference or a sum of these, so that the amount paid does not change.
 */
export function invoiceTax(sold: readonly SoldLine[], parts: readonly TaxPart[]): InvoiceTax {
  const lines = sold.map((line) => ({ ...line, ...taxIn(line, parts.length) }));
  const groups = Map.groupBy(lines, ({ hsn, gstPercent }) => `${hsn} ${gstPercent}`);
  const byRate = [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ hsn, gstPercent }) => ({ hsn, gstPercent, ...toSum(group) })),
  );
  return { parts, lines, byRate, total: toSum(lines) };
}

function taxIn({ gstPercent, quantity, pricePaise, discountPaise }: SoldLine, parts: number): TaxSum {
  const grossPaise = pricePaise * quantity - discountPaise;
  const partPaise = Math.round((grossPaise * gstPercent) / (parts * (100 + gstPercent)));
  const taxPaise = partPaise * parts;
  return { taxablePaise: grossPaise - taxPaise, partPaise, taxPaise, grossPaise };
}

function toSum(sums: readonly TaxSum[]): TaxSum {
  const add = (amount: (sum: TaxSum) => number) => sums.reduce((total, sum) => total + amount(sum), 0);
  return {
    taxablePaise: add(({ taxablePaise }) => taxablePaise),
    partPaise: add(({ partPaise }) => partPaise),
    taxPaise: add(({ taxPaise }) => taxPaise),
    grossPaise: add(({ grossPaise }) => grossPaise),
  };
}
