import {
  assignGrievance,
  fileGrievance,
  getGrievance,
  getGrievanceRegister,
  listGrievances,
  listOwnGrievances,
  reopenGrievance,
  setGrievanceStatus,
  showGrievance,
} from '@pgm/api/contract';
import { requestLanguage, requestOrigin } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { StaffGrievanceRepository } from './staff-grievance.repository.ts';
import { StaffGrievanceService } from './staff-grievance.service.ts';
import { GUESSES_OVERALL, GUESSES_PER_ADDRESS, GrievanceGuesses } from './grievance-guesses.ts';
import { GrievanceMessages, MESSAGES_PER_RECIPIENT } from './grievance-messages.ts';
import { openGrievanceRegister } from './grievance-register.ts';
import { GrievanceRepository } from './grievance.repository.ts';
import { GrievanceService, LOOKS_PER_ADDRESS, filingLimit } from './grievance.service.ts';

/** The routes of grievances. */
export function grievanceRoutes(platform: Platform) {
  const { config, db, delivery, limiter, now } = platform;
  const perRecipient = limiter(MESSAGES_PER_RECIPIENT);
  const messages = new GrievanceMessages({ delivery, perRecipient });
  const service = new GrievanceService({
    repository: new GrievanceRepository(db),
    messages,
    filedPerAddress: limiter(filingLimit(config.limits.grievancesPerAddress)),
    looksPerAddress: limiter(LOOKS_PER_ADDRESS),
    guesses: new GrievanceGuesses(limiter(GUESSES_PER_ADDRESS), limiter(GUESSES_OVERALL)),
    now,
  });
  const staffService = new StaffGrievanceService(new StaffGrievanceRepository(db, now), messages, now);
  return [
    route(fileGrievance, ({ body, caller, context, clientAddress }) =>
      service.file(body, {
        userId: caller?.id,
        key: context.req.header('Idempotency-Key'),
        address: clientAddress,
        language: requestLanguage(context),
        origin: requestOrigin(context, config),
      }),
    ),
    route(showGrievance, ({ body, clientAddress }) => service.show(body, clientAddress)),
    route(reopenGrievance, ({ body, clientAddress }) => service.reopen(body, clientAddress)),
    route(listOwnGrievances, ({ caller, query }) => service.listOwn(caller.id, query)),
    route(listGrievances, ({ caller, query }) => staffService.list(caller.id, query)),
    route(getGrievanceRegister, ({ caller, query }) =>
      openGrievanceRegister(db, caller.id, new Date(now()), query),
    ),
    route(getGrievance, ({ caller, params }) => staffService.find(caller.id, params.id)),
    route(
      assignGrievance,
      ({ body, caller, params }) => staffService.assign(caller, params.id, body.isAssigned),
      { find: ({ caller, params }) => staffService.find(caller.id, params.id) },
    ),
    route(
      setGrievanceStatus,
      ({ body, caller, context, params }) =>
        staffService.setStatus(
          { staffId: caller.id, origin: requestOrigin(context, config) },
          params.id,
          body,
        ),
      { find: ({ caller, params }) => staffService.find(caller.id, params.id) },
    ),
  ];
}
