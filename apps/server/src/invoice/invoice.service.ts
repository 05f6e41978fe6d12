import { type AnswerOf, type Result, fail, ok, type openInvoice } from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../platform/config.ts';
import { isId } from '../platform/id.ts';
import type { Limited, RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import { invoiceNumber } from './invoice-number.ts';
import { invoiceOf } from './invoice-of.ts';
import { readInvoiceToken, signInvoiceToken } from './invoice-token.ts';
import type { InvoiceRepository } from './invoice.repository.ts';
import type { InvoiceSeller } from './invoice.schema.ts';

/** How often the invoices of one member are drawn; each takes some of the processor's time. */
export const INVOICES_PER_MEMBER = { most: 60, windowSeconds: LIMIT_WINDOW_SECONDS };

/** A drawn invoice. */
export interface InvoiceFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What the service needs beside its repository. */
interface InvoiceSettings {
  readonly seller: InvoiceSeller;
  /** Signs the addresses at which invoices are opened. */
  readonly key: Uint8Array;
  /** Counts {@link INVOICES_PER_MEMBER}. */
  readonly drawings: RateLimiter;
  readonly now: () => number;
}

/** The invoices of orders; each member opens their own only. */
export class InvoiceService {
  readonly #repository: InvoiceRepository;
  readonly #settings: InvoiceSettings;

  constructor(repository: InvoiceRepository, settings: InvoiceSettings) {
    this.#repository = repository;
    this.#settings = settings;
  }

  /** An address for the invoice of a member's order, which is issued now if it was not yet. */
  async open(userId: string, orderId: string): Promise<Result<AnswerOf<typeof openInvoice>>> {
    if (!isId(orderId)) return NOT_FOUND;
    const { key, now, seller } = this.#settings;
    const invoice = await this.#repository.issue(userId, orderId, new Date(now()), seller);
    if (invoice === 'unknown') return NOT_FOUND;
    if (invoice === 'cancelled') return NO_INVOICE;
    const number = invoiceNumber(invoice.financialYear, invoice.serial);
    const token = await signInvoiceToken(key, invoice.orderId, now());
    return ok({ success: true, data: { number, url: `/invoices/${token}.pdf` } });
  }

  /** The invoice that a token is for. */
  async file(token: string): Promise<Limited<InvoiceFile>> {
    const { drawings, key, now } = this.#settings;
    const orderId = await readInvoiceToken(key, token, now());
    const invoiced = orderId === undefined ? undefined : await this.#repository.find(orderId);
    if (!invoiced) return NOT_FOUND;
    const refusal = await drawings.count('invoice', invoiced.order.userId);
    if (refusal) return refusal;
    const invoice = invoiceOf(invoiced);
    // Loaded when first needed: most processes draw none for a long time.
    const { drawInvoice } = await import('./pdf/draw-invoice.ts');
    return ok({ name: `${invoice.number.replaceAll('/', '-')}.pdf`, bytes: await drawInvoice(invoice) });
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const NO_INVOICE = fail({ code: 'conflict' as const, message: 'This order has no invoice.' });
