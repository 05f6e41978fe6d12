import {
  fileGrievance,
  getGrievance,
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
    route(listGrievances, ({ query }) => staffService.list(query)),
    route(getGrievance, ({ params }) => staffService.find(params.id)),
    route(
      setGrievanceStatus,
      ({ body, caller, context, params }) =>
        staffService.setStatus(
          { staffId: caller.id, origin: requestOrigin(context, config) },
          params.id,
          body,
        ),
      { find: ({ params }) => staffService.find(params.id) },
    ),
  ];
}
