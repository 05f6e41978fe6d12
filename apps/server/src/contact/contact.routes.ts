import { createContact } from '@pgm/api/contract';
import { clientAddress } from '../platform/client-address.ts';
import { serve } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import { ContactRepository } from './contact.repository.ts';
import { ContactService, leadLimit } from './contact.service.ts';

/** The calls on leads. */
export function contactRoutes({ config, db, now }: Platform) {
  const limiter = new RateLimiter(db, leadLimit(config.leadsPerAddress), now);
  const service = new ContactService(new ContactRepository(db), limiter, now);
  return [
    serve(createContact, ({ body, context }) =>
      service.create(body, clientAddress(context, config.trustedProxies)),
    ),
  ];
}
