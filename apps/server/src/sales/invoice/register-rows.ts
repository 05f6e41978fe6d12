import { toRupeesCell } from '../../platform/csv/csv-cells.ts';
import { inIndia } from '../../platform/india-days.ts';
import type { InvoiceFacts } from './invoice.mapper.ts';
import { MONTHS } from './register-columns.ts';
import type { TaxByRate, TaxPart, TaxedLine } from './invoice-tax.ts';

/** A row of a register: the text of each column. */
export type RegisterRow = Readonly<Record<string, string>>;

/** The rows of an invoice in the register of sales, one for each HSN and rate. */
export function toSalesRows(invoice: InvoiceFacts): RegisterRow[] {
  const { tax } = invoice;
  return tax.byRate.map((rate) => ({
    ...toBuyer(invoice),
    'Invoice number': invoice.number,
    'Invoice date': toDate(invoice.issuedAt),
    'Invoice value': toRupeesCell(tax.total.grossPaise),
    'Place of supply': toPlace(invoice),
    ...toAmounts(rate, tax.parts),
  }));
}

/** The rows of a credit note in the register of credit notes; amounts are positive. */
export function toCreditNoteRows({ creditNote, ...invoice }: InvoiceFacts): RegisterRow[] {
  const { tax } = invoice;
  if (creditNote === null) throw new Error('an invoice is no credit note');
  return tax.byRate.map((rate) => ({
    ...toBuyer(invoice),
    'Credit note number': creditNote.number,
    'Credit note date': toDate(creditNote.issuedAt),
    'Invoice number': invoice.number,
    'Invoice date': toDate(invoice.issuedAt),
    'Credit note value': toRupeesCell(tax.total.grossPaise),
    'Place of supply': toPlace(invoice),
    ...toAmounts(rate, tax.parts),
  }));
}

/** What the documents of a period come to for one HSN and rate; amounts in paise. */
interface HsnSum {
  readonly hsn: string;
  readonly gstPercent: number;
  quantity: number;
  grossPaise: number;
  taxablePaise: number;
  readonly paise: Record<TaxColumn, number>;
}

/** Sums invoices, less credit notes, by HSN and rate. */
export class HsnSums {
  readonly #sums = new Map<string, HsnSum>();

  /** Adds a document; a credit note is subtracted. */
  add({ tax, creditNote }: InvoiceFacts): void {
    const sign = creditNote === null ? 1 : -1;
    for (const line of tax.lines) {
      const sum = this.#of(line);
      sum.quantity += sign * line.quantity;
      sum.grossPaise += sign * line.grossPaise;
      sum.taxablePaise += sign * line.taxablePaise;
      for (const part of tax.parts) sum.paise[COLUMNS[part]] += sign * line.partPaise;
    }
  }

  /** The rows by HSN and rate. */
  rows(): RegisterRow[] {
    const sums = [...this.#sums.values()].toSorted(
      (a, b) => compare(a.hsn, b.hsn) || a.gstPercent - b.gstPercent,
    );
    return sums.map(({ hsn, gstPercent, quantity, grossPaise, taxablePaise, paise }) => ({
      HSN: hsn,
      UQC: hsn.startsWith(SERVICES) ? 'NA' : 'NOS',
      'Total quantity': String(quantity),
      'Total value': toRupeesCell(grossPaise),
      Rate: String(gstPercent),
      'Taxable value': toRupeesCell(taxablePaise),
      IGST: toRupeesCell(paise.IGST),
      CGST: toRupeesCell(paise.CGST),
      SGST: toRupeesCell(paise.SGST),
    }));
  }

  #of({ hsn, gstPercent }: TaxedLine): HsnSum {
    const key = `${hsn} ${gstPercent}`;
    const known = this.#sums.get(key);
    if (known) return known;
    const paise = { IGST: 0, CGST: 0, SGST: 0 };
    const sum = { hsn, gstPercent, quantity: 0, grossPaise: 0, taxablePaise: 0, paise };
    this.#sums.set(key, sum);
    return sum;
  }
}

/** The numbers of services begin so; services have no unit of quantity. */
const SERVICES = '99';

type TaxColumn = 'IGST' | 'CGST' | 'SGST';

/** The return has one column for the tax of states and of union territories. */
const COLUMNS: Readonly<Record<TaxPart, TaxColumn>> = {
  IGST: 'IGST',
  CGST: 'CGST',
  SGST: 'SGST',
  UTGST: 'SGST',
};

function toBuyer({ buyer }: Pick<InvoiceFacts, 'buyer'>) {
  return { 'GSTIN of buyer': buyer.gstin ?? '', Buyer: buyer.name };
}

function toAmounts({ hsn, gstPercent, taxablePaise, partPaise }: TaxByRate, parts: readonly TaxPart[]) {
  const tax = { IGST: 0, CGST: 0, SGST: 0 };
  for (const part of parts) tax[COLUMNS[part]] = partPaise;
  return {
    HSN: hsn,
    Rate: String(gstPercent),
    'Taxable value': toRupeesCell(taxablePaise),
    IGST: toRupeesCell(tax.IGST),
    CGST: toRupeesCell(tax.CGST),
    SGST: toRupeesCell(tax.SGST),
  };
}

/** Such as '09-Uttar Pradesh'. */
function toPlace({ placeOfSupply: { code, name } }: Pick<InvoiceFacts, 'placeOfSupply'>): string {
  return code === undefined ? name : `${code}-${name}`;
}

/** The day in India as the return wants it: '05-Dec-2026'. */
function toDate(at: Date): string {
  const day = inIndia(at);
  return `${String(day.getUTCDate()).padStart(2, '0')}-${MONTHS[day.getUTCMonth()]}-${day.getUTCFullYear()}`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
