import {
  fail,
  type Failure,
  ok,
  type OpenedDocument,
  type openInvoice,
  type openPackingSlips,
  type PackingSlips,
  type Result,
} from '@pgm/api/contract';
import { LIMIT_WINDOW_SECONDS } from '../../platform/config.ts';
import { isId } from '../../platform/database/id.ts';
import type { DocumentFile } from '../../platform/http/document-files.ts';
import type { Outcome } from '../../platform/http/failure-response.ts';
import type { Limited, RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { readLinkToken, signLinkToken } from '../../platform/security/link-token.ts';
import { toCreditNote, toInvoice } from './invoice.mapper.ts';
import type { InvoiceRepository } from './invoice.repository.ts';
import type { OrderWithItems } from './load-documents.ts';
import { type PackingSlipFacts, toPackingSlip } from './packing-slip.mapper.ts';
import { type SellerReader, invoiceNumber } from './invoice.schema.ts';

/** How many documents are drawn for one account; each drawing needs processor time. */
export const INVOICES_PER_MEMBER = { max: 60, windowSeconds: LIMIT_WINDOW_SECONDS };

/** What the service needs besides its repository. */
interface InvoiceSettings {
  readonly readSeller: SellerReader;
  /** Signs the addresses of documents. */
  readonly key: Uint8Array;
  /** All keys whose addresses are valid. */
  readonly keys: readonly Uint8Array[];
  /** Counts {@link INVOICES_PER_MEMBER}. */
  readonly images: RateLimiter;
  readonly now: () => number;
}

/** What an address of one document opens, such as `invoice:` with the id of an order. */
type DocumentKind = 'invoice' | 'credit-note';

/** The packing slips that an address opens, and who opened it. */
interface SlipsToDraw {
  readonly paper: PackingSlips['paper'];
  readonly staffId: string;
  readonly numbers: readonly number[];
}

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
    const { now, readSeller } = this.#settings;
    const invoice = await this.#repository.issue({ orderId, ownerId }, new Date(now()), await readSeller());
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

  /** An address for the packing slips of orders; those of which nothing is sent have none. */
  async openPackingSlips(
    staffId: string,
    { ids, paper }: PackingSlips,
  ): Promise<Outcome<typeof openPackingSlips>> {
    const found = await this.#repository.findOrders({ ids });
    if (found.length === 0) return NOT_FOUND;
    const { name } = await this.#settings.readSeller();
    const numbers = found
      .filter((order) => toSlips([order], name).length > 0)
      .map(({ order }) => order.number);
    if (numbers.length === 0) return NOTHING_TO_PACK;
    const { key, now } = this.#settings;
    // Numbers, because the address of a hundred ids would be too long for some programs.
    const token = await signLinkToken(key, `packing-slips:${paper}:${staffId}:${numbers.join(',')}`, now());
    return ok({ success: true, data: { url: `/invoices/${token}.pdf` } });
  }

  /** The document that a token gives access to. */
  async file(token: string): Promise<Limited<DocumentFile, 'notFound'>> {
    const { keys, now } = this.#settings;
    const subject = (await readLinkToken(keys, token, now())) ?? '';
    const [kind, ...parts] = subject.split(':');
    if (kind === 'packing-slips') {
      const [paper, staffId = '', numbers = ''] = parts;
      return this.#drawPackingSlips({
        paper: paper === 'A6' ? paper : 'A4',
        staffId,
        numbers: numbers.split(',').map(Number),
      });
    }
    const [orderId = '', reversalId = ''] = parts;
    if (kind === 'invoice') return this.#drawInvoice(orderId);
    return kind === 'credit-note' ? this.#drawCreditNote({ orderId, reversalId }) : NOT_FOUND;
  }

  async #open(kind: DocumentKind, id: string, number: string): Promise<Opened> {
    const { key, now } = this.#settings;
    const token = await signLinkToken(key, `${kind}:${id}`, now());
    return ok({ success: true, data: { number, url: `/invoices/${token}.pdf` } });
  }

  async #drawInvoice(orderId: string): Promise<Limited<DocumentFile, 'notFound'>> {
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
  }): Promise<Limited<DocumentFile, 'notFound'>> {
    const credited = await this.#repository.findCreditNote(ids);
    if (!credited) return NOT_FOUND;
    const note = toCreditNote(credited);
    return this.#draw(credited.order.userId, note.creditNote?.number ?? '', async () => {
      const { drawInvoice } = await import('./pdf/draw-invoice.ts');
      return drawInvoice(note);
    });
  }

  async #drawPackingSlips({
    paper,
    staffId,
    numbers,
  }: SlipsToDraw): Promise<Limited<DocumentFile, 'notFound'>> {
    const { name: seller } = await this.#settings.readSeller();
    const slips = toSlips(await this.#repository.findOrders({ numbers }), seller);
    const [first, second] = slips;
    if (first === undefined) return NOT_FOUND;
    const name = second ? `${slips.length} packing slips` : `Packing slip ${first.orderNumber}`;
    const fileName = second
      ? `packing-slips-${first.orderNumber}-and-${slips.length - 1}-more`
      : first.orderNumber;
    return this.#draw(staffId, fileName, async () => {
      const { drawPackingSlips } = await import('./pdf/draw-packing-slips.ts');
      return drawPackingSlips(slips, { paper, title: name, at: first.orderedAt });
    });
  }

  /** The code that draws is loaded when it is first needed, because most processes draw nothing for a long time. */
  async #draw(
    userId: string,
    number: string,
    draw: () => Promise<Uint8Array<ArrayBuffer>>,
  ): Promise<Limited<DocumentFile, 'notFound'>> {
    const rejection = await this.#settings.images.count('invoice', userId);
    return rejection ?? ok({ name: `${number.replaceAll('/', '-')}.pdf`, bytes: await draw() });
  }
}

/** The packing slips of orders of which something is sent. */
function toSlips(found: readonly OrderWithItems[], seller: string): PackingSlipFacts[] {
  return found.map((order) => toPackingSlip(order, seller)).filter(({ lines }) => lines.length > 0);
}

const NOT_FOUND = fail({ code: 'notFound' as const, message: 'Not found' });
const NOTHING_TO_PACK = fail({ code: 'conflict' as const, message: 'These orders have nothing to pack.' });
const NO_INVOICE = fail({ code: 'conflict' as const, message: 'This order has no invoice.' });
