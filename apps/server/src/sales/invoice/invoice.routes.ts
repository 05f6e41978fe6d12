import {
  openCreditNote,
  openInvoice,
  openPackingSlips,
  openStaffCreditNote,
  openStaffInvoice,
} from '@pgm/api/contract';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { failureResponse } from '../../platform/http/failure-response.ts';
import { plainPage, wantsJson } from '../../platform/http/plain-page.ts';
import { route } from '../../platform/http/route.ts';
import type { ServerEnv } from '../../platform/http/server-env.ts';
import type { Platform } from '../../platform/platform.ts';
import { keyring } from '../../platform/security/secrets.ts';
import { InvoiceRepository } from './invoice.repository.ts';
import type { InvoiceSeller } from './invoice.schema.ts';
import { INVOICES_PER_MEMBER, InvoiceService } from './invoice.service.ts';

/** The calls that create an address for a document, and the PDF at that address, which opens without a login. */
export function invoiceRoutes({ db, limiter, now, secrets }: Platform, seller: InvoiceSeller) {
  const images = limiter(INVOICES_PER_MEMBER);
  const service = new InvoiceService(new InvoiceRepository(db), {
    seller,
    key: secrets.invoices,
    keys: keyring(secrets, 'invoices'),
    images,
    now,
  });
  const files = new Hono<ServerEnv>();
  files.get('/invoices/:file{[\\w.-]+\\.pdf}', async (context) => {
    context.header('Cache-Control', 'private, no-store');
    const file = await service.file(context.req.param('file').replace(/\.pdf$/, ''));
    if (file.ok) {
      return context.body(file.value.bytes, 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${file.value.name}"`,
      });
    }
    if (file.failure.code !== 'notFound' || wantsJson(context)) return failureResponse(context, file.failure);
    return context.html(plainPage('This link is no longer good', AGAIN), 404);
  });
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
