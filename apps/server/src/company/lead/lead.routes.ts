import { createLead, listLeads } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { LeadRepository } from './lead.repository.ts';
import { LeadService, leadLimit } from './lead.service.ts';

/** The routes of leads. */
export function leadRoutes({ config, db, limiter, now }: Platform) {
  const service = new LeadService(new LeadRepository(db), limiter(leadLimit(config.leadsPerAddress)), now);
  return [
    route(createLead, ({ body, context, clientAddress }) =>
      service.create(body, clientAddress, context.req.header('Idempotency-Key')),
    ),
    route(listLeads, ({ query }) => service.list(query)),
  ];
}
