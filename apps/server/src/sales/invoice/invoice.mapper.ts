import { DEFAULT_COUNTRY, sizedName } from '@pgm/api/contract';
import { orderNumber } from '../order/order.schema.ts';
import { type GstState, toGstState } from './gst-states.ts';
import { type InvoiceTax, type SoldLine, invoiceTax, toTaxParts } from './invoice-tax.ts';
import type { InvoicedOrder } from './invoice.repository.ts';
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
}

/** What the invoice of an order says. The lines come to what was ordered, or the invoice would be wrong: that throws. */
export function toInvoice({ invoice, order, items, cancelledAt }: InvoicedOrder): InvoiceFacts {
  const { seller } = invoice;
  const sellerState = toGstState(seller.state);
  if (!sellerState) throw new Error('the seller of an invoice is in no known state');
  const place = toGstState(order.address.state);
  const tax = invoiceTax(toLines(items, order.deliveryPaise), toTaxParts(sellerState, place));
  if (tax.total.grossPaise !== order.totalPaise) throw new Error('the lines of an order miss its total');
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

function toLines(items: InvoicedOrder['items'], deliveryPaise: number): SoldLine[] {
  const goods = items.map(({ name, size, hsn, gstPercent, quantity, pricePaise, discountPaise }) => {
    return { name: sizedName(name, size), hsn, gstPercent, quantity, pricePaise, discountPaise };
  });
  return deliveryPaise === 0 ? goods : [...goods, { ...DELIVERY, pricePaise: deliveryPaise }];
}

function addressLines(address: InvoicedOrder['order']['address'], state: GstState | undefined): string[] {
  const { street_address, additional_address_line, city, postal_code, country } = address;
  const place = `${city}, ${state?.name ?? address.state} ${postal_code}`;
  const abroad = country === DEFAULT_COUNTRY ? '' : country;
  return [street_address, additional_address_line, place, abroad].filter((line) => line !== '');
}
