import { createContact, listContacts } from '@pgm/api/contract';
import { clientAddress } from '../platform/client-address.ts';
import { guard, serve } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { ContactRepository } from './contact.repository.ts';
import { ContactService, leadLimit } from './contact.service.ts';

/** The calls on leads. */
export function contactRoutes({ authenticate, config, db, limiter, now }: Platform) {
  const service = new ContactService(
    new ContactRepository(db),
    limiter(leadLimit(config.leadsPerAddress)),
    now,
  );
  return [
    serve(createContact, ({ body, context }) =>
      service.create(
        body,
        clientAddress(context, config.trustedProxies),
        context.req.header('Idempotency-Key'),
      ),
    ),
    guard(listContacts, authenticate, ({ query }) => service.list(query)),
  ];
}
