import {
  assignLead,
  createLead,
  createQuestion,
  deleteLead,
  getStaffLead,
  joinLead,
  listLeads,
  listStaffLeads,
  updateLead,
} from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { LeadRepository } from './lead.repository.ts';
import { LeadService, leadLimit } from './lead.service.ts';
import { staffLeads } from './staff-lead.repository.ts';
import { assignLeadTo, followUpLead, getLead, makeAssociate, removeLead } from './staff-lead.service.ts';

/** The routes of leads. */
export function leadRoutes(platform: Platform) {
  const { config, db, limiter, now } = platform;
  const service = new LeadService(new LeadRepository(db), limiter(leadLimit(config.leadsPerAddress)), now);
  return [
    route(createLead, ({ body, context, clientAddress }) =>
      service.create(body, clientAddress, context.req.header('Idempotency-Key')),
    ),
    route(createQuestion, ({ body, context, clientAddress }) =>
      service.ask(body, clientAddress, context.req.header('Idempotency-Key')),
    ),
    route(listLeads, ({ query }) => service.list(query)),
    route(listStaffLeads, ({ caller, query }) => staffPage(db, staffLeads(caller), query)),
    route(getStaffLead, ({ caller, params }) => getLead(db, caller, params.id)),
    route(updateLead, ({ caller, params, body }) => followUpLead(platform, caller, params.id, body)),
    route(assignLead, ({ caller, params, body }) => assignLeadTo(platform, caller, params.id, body), {
      find: ({ caller, params }) => getLead(db, caller, params.id),
    }),
    route(deleteLead, ({ caller, params }) => removeLead(platform, caller.id, params.id)),
    route(joinLead, ({ caller, params, body }) => makeAssociate(platform, caller, params.id, body)),
  ];
}
