import { DEFAULT_COUNTRY, sizedName } from '@pgm/api/contract';
import { orderNumber } from '../tables/order.schema.ts';
import { type GstState, toGstState } from './gst-states.ts';
import { type InvoiceTax, type SoldLine, invoiceTax, toTaxParts } from './invoice-tax.ts';
import { creditNoteNumber } from './credit-note.schema.ts';
import type { CreditedOrder, InvoicedOrder } from './load-documents.ts';
import { type InvoiceSeller, invoiceNumber } from './invoice.schema.ts';

/** What an invoice says; amounts in paise. */
export interface InvoiceFacts {
  /** `PGM/26-27/000123`. */
  readonly number: string;
  readonly issuedAt: Date;
  /** `PGM-000123`. */
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly seller: InvoiceSeller & { readonly stateCode: string };
  readonly buyer: {
    readonly name: string;
    /** Line by line. */
    readonly address: readonly string[];
    readonly gstin: string | null;
  };
  /** Where it is delivered; without a code when that is in no state that we know. */
  readonly placeOfSupply: { readonly name: string; readonly code: string | undefined };
  readonly tax: InvoiceTax;
  /** Null unless the order was cancelled after the invoice was issued. */
  readonly cancelledAt: Date | null;
  /** Null for the invoice itself; a credit note has the lines that it takes back. */
  readonly creditNote: { readonly number: string; readonly issuedAt: Date } | null;
}

/**
 * What the invoice of an order says: what was ordered, less what was cancelled before the invoice. The lines come to that
 * amount, or the invoice would be wrong: that throws.
 */
export function toInvoice(invoiced: InvoicedOrder): InvoiceFacts {
  const { order, items, before } = invoiced;
  const lines = [...toGoods(subtract(items, before.items)), ...toDelivery(order.deliveryPaise)];
  return { ...toFacts(invoiced, lines, order.totalPaise - before.amountPaise), creditNote: null };
}

/** What the credit note of a reversal says: the pieces that were taken back, and the delivery with the last ones. */
export function toCreditNote({ creditNote, reversal, pieces, ...invoiced }: CreditedOrder): InvoiceFacts {
  const lines = invoiced.items.flatMap((item) =>
    pieces
      .filter(({ productId, size }) => productId === item.productId && size === item.size)
      .map(({ quantity, discountPaise }) => ({ ...item, quantity, discountPaise })),
  );
  const sold = [...toGoods(lines), ...toDelivery(reversal.deliveryPaise)];
  return {
    ...toFacts({ ...invoiced, cancelledAt: null }, sold, reversal.amountPaise),
    creditNote: {
      number: creditNoteNumber(creditNote.financialYear, creditNote.serial),
      issuedAt: creditNote.issuedAt,
    },
  };
}

function toFacts(
  { invoice, order, cancelledAt }: Pick<InvoicedOrder, 'invoice' | 'order' | 'cancelledAt'>,
  lines: readonly SoldLine[],
  expectedPaise: number,
): Omit<InvoiceFacts, 'creditNote'> {
  const { seller } = invoice;
  const sellerState = toGstState(seller.state);
  if (!sellerState) throw new Error('the seller of an invoice is in no known state');
  const place = toGstState(order.address.state);
  const tax = invoiceTax(lines, toTaxParts(sellerState, place));
  if (tax.total.grossPaise !== expectedPaise) throw new Error('the lines of an order miss its total');
  return {
    number: invoiceNumber(invoice.financialYear, invoice.serial),
    issuedAt: invoice.issuedAt,
    orderNumber: orderNumber(order.number),
    orderedAt: order.placedAt,
    seller: { ...seller, state: sellerState.name, stateCode: sellerState.code },
    buyer: { name: order.address.name, address: addressLines(order.address, place), gstin: order.gstin },
    placeOfSupply: place ?? { name: order.address.state, code: undefined },
    tax,
    cancelledAt,
  };
}

/** Delivery is a service with its own number and tax rate. */
const DELIVERY = { name: 'Delivery', hsn: '996812', gstPercent: 18, quantity: 1, discountPaise: 0 };

type Item = InvoicedOrder['items'][number];

function toGoods(items: readonly Item[]): SoldLine[] {
  return items.map(({ name, size, hsn, gstPercent, quantity, pricePaise, discountPaise }) => {
    return { name: sizedName(name, size), hsn, gstPercent, quantity, pricePaise, discountPaise };
  });
}

function toDelivery(pricePaise: number): SoldLine[] {
  return pricePaise === 0 ? [] : [{ ...DELIVERY, pricePaise }];
}

/** The lines without the pieces; a line without pieces is left out. */
function subtract(items: readonly Item[], pieces: InvoicedOrder['before']['items']): Item[] {
  return items.flatMap((item) => {
    const gone = pieces.filter(({ productId, size }) => productId === item.productId && size === item.size);
    const add = (amount: 'quantity' | 'discountPaise') => gone.reduce((sum, one) => sum + one[amount], 0);
    const quantity = item.quantity - add('quantity');
    return quantity === 0
      ? []
      : [{ ...item, quantity, discountPaise: item.discountPaise - add('discountPaise') }];
  });
}

/** An address line by line. */
export function addressLines(
  address: InvoicedOrder['order']['address'],
  state: GstState | undefined,
): string[] {
  const { street_address, additional_address_line, city, postal_code, country } = address;
  const place = `${city}, ${state?.name ?? address.state} ${postal_code}`;
  const abroad = country === DEFAULT_COUNTRY ? '' : country;
  return [street_address, additional_address_line, place, abroad].filter((line) => line !== '');
}
