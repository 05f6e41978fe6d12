import {
  fail,
  type Failure,
  ok,
  type OpenedDocument,
  type openInvoice,
  type Result,
} from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import { isId } from '../../platform/database/id.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Limited, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { readLinkToken, signLinkToken } from '../../platform/security/link-token.ts';
import { orderNumber } from '../order/order.schema.ts';
import { toCreditNote, toInvoice } from './invoice.mapper.ts';
import type { InvoiceRepository } from './invoice.repository.ts';
import { toPackingSlip } from './packing-slip.mapper.ts';
import { type InvoiceSeller, invoiceNumber } from './invoice.schema.ts';

/** How many documents are drawn for one member; each drawing needs processor time. */
export const INVOICES_PER_MEMBER = { max: 60, windowSeconds: LIMIT_WINDOW_SECONDS };

/** A drawn document. */
export interface InvoiceFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What the service needs besides its repository. */
interface InvoiceSettings {
  readonly seller: InvoiceSeller;
  /** Signs the addresses of documents. */
  readonly key: Uint8Array;
  /** All keys whose addresses are valid. */
  readonly keys: readonly Uint8Array[];
  /** Counts {@link INVOICES_PER_MEMBER}. */
  readonly images: RateLimiter;
  readonly now: () => number;
}

/** What an address opens, such as `invoice:` with the id of an order. */
type DocumentKind = 'invoice' | 'credit-note' | 'packing-slip';

type Opened = Result<{ success: true; data: OpenedDocument }, Failure<'notFound'>>;

/** The invoices, credit notes and packing slips of orders; members open only those of their own. */
export class InvoiceService {
  readonly #repository: InvoiceRepository;
  readonly #settings: InvoiceSettings;

  constructor(repository: InvoiceRepository, settings: InvoiceSettings) {
    this.#repository = repository;
    this.#settings = settings;
  }

  /**
   * An address for the invoice of an order; issues the invoice if there is none yet.
   * @param ownerId the member; undefined for staff
   */
  async open(orderId: string, ownerId?: string): Promise<Outcome<typeof openInvoice>> {
    if (!isId(orderId)) return NOT_FOUND;
    const { now, seller } = this.#settings;
    const invoice = await this.#repository.issue({ orderId, ownerId }, new Date(now()), seller);
    if (invoice === 'unknown') return NOT_FOUND;
    if (invoice === 'none') return NO_INVOICE;
    return this.#open('invoice', orderId, invoiceNumber(invoice.financialYear, invoice.serial));
  }

  /** An address for a credit note. @param ownerId the member; undefined for staff */
  async openCreditNote(ids: { orderId: string; reversalId: string }, ownerId?: string): Promise<Opened> {
    if (!isId(ids.orderId) || !isId(ids.reversalId)) return NOT_FOUND;
    const credited = await this.#repository.findCreditNote(ids, ownerId);
    if (!credited) return NOT_FOUND;
    const { number } = toCreditNote(credited).creditNote ?? { number: '' };
    return this.#open('credit-note', `${ids.orderId}:${ids.reversalId}`, number);
  }

  /** An address for the packing slip of an order. */
  async openPackingSlip(orderId: string): Promise<Opened> {
    const found = isId(orderId) ? await this.#repository.findOrder(orderId) : undefined;
    return found ? this.#open('packing-slip', orderId, orderNumber(found.order.number)) : NOT_FOUND;
  }

  /** The document that a token gives access to. */
  async file(token: string): Promise<Limited<InvoiceFile, 'notFound'>> {
    const { keys, now } = this.#settings;
    const subject = (await readLinkToken(keys, token, now())) ?? '';
    const [kind, orderId = '', reversalId = ''] = subject.split(':');
    if (kind === 'invoice') return this.#drawInvoice(orderId);
    if (kind === 'credit-note') return this.#drawCreditNote({ orderId, reversalId });
    return kind === 'packing-slip' ? this.#drawPackingSlip(orderId) : NOT_FOUND;
  }

  async #open(kind: DocumentKind, id: string, number: string): Promise<Opened> {
    const { key, now } = this.#settings;
    const token = await signLinkToken(key, `${kind}:${id}`, now());
    return ok({ success: true, data: { number, url: `/invoices/${token}.pdf` } });
  }

  async #drawInvoice(orderId: string): Promise<Limited<InvoiceFile, 'notFound'>> {
    const invoiced = await this.#repository.find(orderId);
    if (!invoiced) return NOT_FOUND;
    const invoice = toInvoice(invoiced);
    return this.#draw(invoiced.order.userId, invoice.number, async () => {
      const { drawInvoice } = await import('./pdf/draw-invoice.ts');
      return drawInvoice(invoice);
    });
  }

  async #drawCreditNote(ids: {
    orderId: string;
    reversalId: string;
  }): Promise<Limited<InvoiceFile, 'notFound'>> {
    const credited = await this.#repository.findCreditNote(ids);
    if (!credited) return NOT_FOUND;
    const note = toCreditNote(credited);
    return this.#draw(credited.order.userId, note.creditNote?.number ?? '', async () => {
      const { drawInvoice } = await import('./pdf/draw-invoice.ts');
      return drawInvoice(note);
    });
  }

  async #drawPackingSlip(orderId: string): Promise<Limited<InvoiceFile, 'notFound'>> {
    const found = await this.#repository.findOrder(orderId);
    if (!found) return NOT_FOUND;
    const slip = toPackingSlip(found, this.#settings.seller.name);
    return this.#draw(found.order.userId, slip.orderNumber, async () => {
      const { drawPackingSlip } = await import('./pdf/draw-packing-slip.ts');
      return drawPackingSlip(slip);
    });
  }

  /** The code that draws is loaded when it is first needed, because most processes draw nothing for a long time. */
  async #draw(
    userId: string,
    number: string,
    draw: () => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Limited<InvoiceFile, 'notFound'>> {
    const rejection = await this.#settings.images.count('invoice', userId);
    return rejection ?? ok({ name: `${number.replaceAll('/', '-')}.pdf`, bytes: await draw() });
  }
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const NO_INVOICE = fail({ code: 'conflict' as const, message: 'This order has no invoice.' });
