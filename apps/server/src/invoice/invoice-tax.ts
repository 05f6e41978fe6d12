import { type GstState, hasLegislature } from './gst-states.ts';

/** What is sold; amounts in paise, tax included. */
export interface SoldLine {
  readonly name: string;
  /** The number of goods in the customs tariff, or of a service; empty when it is not known. */
  readonly hsn: string;
  readonly gstPercent: number;
  readonly quantity: number;
  readonly pricePaise: number;
  /** Off the whole line. */
  readonly discountPaise: number;
}

/** A name of the tax and of its parts: one part between states, two equal ones within a state. */
export type TaxPart = 'IGST' | 'CGST' | 'SGST' | 'UTGST';

/** Tax by one number and rate, or all of it; amounts in paise. */
interface TaxSum {
  readonly taxablePaise: number;
  /** Each of the parts comes to this. */
  readonly partPaise: number;
  /** All parts together. */
  readonly taxPaise: number;
  /** Taxable value and tax: what is paid. */
  readonly grossPaise: number;
}

export type TaxedLine = SoldLine & TaxSum;
export type TaxByRate = Pick<SoldLine, 'hsn' | 'gstPercent'> & TaxSum;

/** The tax on an invoice. */
export interface InvoiceTax {
  readonly parts: readonly TaxPart[];
  readonly lines: readonly TaxedLine[];
  /** By tariff number and rate, in the order of the lines. */
  readonly byRate: readonly TaxByRate[];
  readonly total: TaxSum;
}

/**
 * The parts of the tax by the place of supply: the seller's state taxes what stays in it, else it is all the Union's.
 * A place that is in no known state is not the seller's.
 */
export function taxPartsOf(seller: GstState, placeOfSupply: GstState | undefined): readonly TaxPart[] {
  if (seller.code !== placeOfSupply?.code) return ['IGST'];
  return ['CGST', hasLegislature(seller) ? 'SGST' : 'UTGST'];
}

/**
 * Takes the tax out of prices that include it. Each part is rounded to the nearest paisa on each line, halves up;
 * everything else is a difference or a sum of these, so that what is paid stays what it was.
 */
export function invoiceTax(sold: readonly SoldLine[], parts: readonly TaxPart[]): InvoiceTax {
  const lines = sold.map((line) => ({ ...line, ...taxIn(line, parts.length) }));
  const groups = Map.groupBy(lines, ({ hsn, gstPercent }) => `${hsn} ${gstPercent}`);
  const byRate = [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map(({ hsn, gstPercent }) => ({ hsn, gstPercent, ...sumOf(group) })),
  );
  return { parts, lines, byRate, total: sumOf(lines) };
}

function taxIn({ gstPercent, quantity, pricePaise, discountPaise }: SoldLine, parts: number): TaxSum {
  const grossPaise = pricePaise * quantity - discountPaise;
  const partPaise = Math.round((grossPaise * gstPercent) / (parts * (100 + gstPercent)));
  const taxPaise = partPaise * parts;
  return { taxablePaise: grossPaise - taxPaise, partPaise, taxPaise, grossPaise };
}

function sumOf(sums: readonly TaxSum[]): TaxSum {
  const add = (amount: (sum: TaxSum) => number) => sums.reduce((total, sum) => total + amount(sum), 0);
  return {
    taxablePaise: add(({ taxablePaise }) => taxablePaise),
    partPaise: add(({ partPaise }) => partPaise),
    taxPaise: add(({ taxPaise }) => taxPaise),
    grossPaise: add(({ grossPaise }) => grossPaise),
  };
}
