import {
  fileGrievance,
  listGrievances,
  listOwnGrievances,
  reopenGrievance,
  setGrievanceStatus,
  showGrievance,
} from '@pgm/api/contract';
import { clientAddress } from '../platform/client-address.ts';
import { greet, guard, serve } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { requestLanguage } from '../platform/request-language.ts';
import { requestOrigin } from '../platform/request-origin.ts';
import { GrievanceDeskRepository } from './grievance-desk.repository.ts';
import { GrievanceDeskService } from './grievance-desk.service.ts';
import { GUESSES_OVERALL, GUESSES_PER_ADDRESS, GrievanceGuesses } from './grievance-guesses.ts';
import { GrievanceMessages, MESSAGES_PER_RECIPIENT } from './grievance-messages.ts';
import { GrievanceRepository } from './grievance.repository.ts';
import { GrievanceService, LOOKS_PER_ADDRESS, filingLimit } from './grievance.service.ts';

/** The calls on complaints. */
export function grievanceRoutes(platform: Platform) {
  const { authenticate, background, config, db, limiter, mail, now, sms } = platform;
  const { brandName, trustedProxies } = config;
  const perRecipient = limiter(MESSAGES_PER_RECIPIENT);
  const messages = new GrievanceMessages({ background, brandName, mail, perRecipient, sms });
  const service = new GrievanceService({
    repository: new GrievanceRepository(db),
    messages,
    filedPerAddress: limiter(filingLimit(config.limits.complaintsPerAddress)),
    looksPerAddress: limiter(LOOKS_PER_ADDRESS),
    guesses: new GrievanceGuesses(limiter(GUESSES_PER_ADDRESS), limiter(GUESSES_OVERALL)),
    now,
  });
  const desk = new GrievanceDeskService(new GrievanceDeskRepository(db), messages, now);
  return [
    greet(fileGrievance, authenticate, ({ body, caller, context }) =>
      service.file(body, {
        userId: caller?.id,
        key: context.req.header('Idempotency-Key'),
        address: clientAddress(context, trustedProxies),
        language: requestLanguage(context),
        origin: requestOrigin(context, config),
      }),
    ),
    serve(showGrievance, ({ body, context }) => service.show(body, clientAddress(context, trustedProxies))),
    serve(reopenGrievance, ({ body, context }) =>
      service.reopen(body, clientAddress(context, trustedProxies)),
    ),
    guard(listOwnGrievances, authenticate, ({ caller, query }) => service.listOwn(caller.id, query)),
    guard(listGrievances, authenticate, ({ query }) => desk.list(query)),
    guard(
      setGrievanceStatus,
      authenticate,
      ({ body, caller, context, params }) =>
        desk.setStatus({ staffId: caller.id, origin: requestOrigin(context, config) }, params.id, body),
      ({ params }) => desk.find(params.id),
    ),
  ];
}
