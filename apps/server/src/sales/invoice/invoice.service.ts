import { fail, ok, type openInvoice } from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Limited, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { readLinkToken, signLinkToken } from '../../platform/security/link-token.ts';
import { toInvoice } from './invoice.mapper.ts';
import type { InvoiceRepository } from './invoice.repository.ts';
import { type InvoiceSeller, invoiceNumber } from './invoice.schema.ts';

/** How many invoices are drawn for one member; each drawing needs processor time. */
export const INVOICES_PER_MEMBER = { max: 60, windowSeconds: LIMIT_WINDOW_SECONDS };

/** A drawn invoice. */
export interface InvoiceFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What the service needs besides its repository. */
interface InvoiceSettings {
  readonly seller: InvoiceSeller;
  /** Signs the addresses of invoices. */
  readonly key: Uint8Array;
  /** All keys whose addresses are valid. */
  readonly keys: readonly Uint8Array[];
  /** Counts {@link INVOICES_PER_MEMBER}. */
  readonly images: RateLimiter;
  readonly now: () => number;
}

/** The invoices of orders; members open only their own. */
export class InvoiceService {
  readonly #repository: InvoiceRepository;
  readonly #settings: InvoiceSettings;

  constructor(repository: InvoiceRepository, settings: InvoiceSettings) {
    this.#repository = repository;
    this.#settings = settings;
  }

  /** An address for the invoice of a member's order; issues the invoice if there is none yet. */
  async open(userId: string, orderId: string): Promise<Outcome<typeof openInvoice>> {
    if (!isId(orderId)) return NOT_FOUND;
    const { key, now, seller } = this.#settings;
    const invoice = await this.#repository.issue(userId, orderId, new Date(now()), seller);
    if (invoice === 'unknown') return NOT_FOUND;
    if (invoice === 'cancelled') return NO_INVOICE;
    const number = invoiceNumber(invoice.financialYear, invoice.serial);
    const token = await signLinkToken(key, invoice.orderId, now());
    return ok({ success: true, data: { number, url: `/invoices/${token}.pdf` } });
  }

  /** The invoice that a token gives access to. */
  async file(token: string): Promise<Limited<InvoiceFile, 'notFound'>> {
    const { images, keys, now } = this.#settings;
    const orderId = await readLinkToken(keys, token, now());
    const invoiced = orderId === undefined ? undefined : await this.#repository.find(orderId);
    if (!invoiced) return NOT_FOUND;
    const rejection = await images.count('invoice', invoiced.order.userId);
    if (rejection) return rejection;
    const invoice = toInvoice(invoiced);
    // Loaded when first needed, because most processes draw no invoice for a long time.
    const { drawInvoice } = await import('./pdf/draw-invoice.ts');
    return ok({ name: `${invoice.number.replaceAll('/', '-')}.pdf`, bytes: await drawInvoice(invoice) });
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const NO_INVOICE = fail({ code: 'conflict' as const, message: 'This order has no invoice.' });
