import {
  openCreditNote,
  openInvoice,
  openPackingSlips,
  openStaffCreditNote,
  openStaffInvoice,
} from '@pgm/api/contract';
import { html } from 'hono/html';
import { documentFiles } from '../../platform/http/document-files.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { keyring } from '../../platform/security/secrets.ts';
import { InvoiceRepository } from './invoice.repository.ts';
import type { SellerReader } from './invoice.schema.ts';
import { INVOICES_PER_MEMBER, InvoiceService } from './invoice.service.ts';

/** The calls that create an address for a document, and the PDF at that address, which opens without a login. */
export function invoiceRoutes({ db, limiter, now, secrets }: Platform, readSeller: SellerReader) {
  const images = limiter(INVOICES_PER_MEMBER);
  const service = new InvoiceService(new InvoiceRepository(db), {
    readSeller,
    key: secrets.invoices,
    keys: keyring(secrets, 'invoices'),
    images,
    now,
  });
  const files = documentFiles('/invoices', (token) => service.file(token), AGAIN);
  return [
    route(openInvoice, ({ caller, params }) => service.open(params.id, caller.id)),
    route(openCreditNote, ({ caller, params: { id, reversalId } }) =>
      service.openCreditNote({ orderId: id, reversalId }, caller.id),
    ),
    route(openStaffInvoice, ({ params }) => service.open(params.id)),
    route(openPackingSlips, ({ caller, body }) => service.openPackingSlips(caller.id, body)),
    route(openStaffCreditNote, ({ params: { id, reversalId } }) =>
      service.openCreditNote({ orderId: id, reversalId }),
    ),
    files,
  ];
}

const AGAIN = html`<p>
  It opens a document for five minutes. Open it from <a href="/orders">your order</a> again.
</p>`;
