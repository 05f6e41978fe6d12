import {
  assignGrievance,
  fileGrievance,
  getGrievance,
  getGrievanceRegister,
  getGrievanceThread,
  getOwnGrievanceThread,
  listGrievances,
  listOwnGrievances,
  reopenGrievance,
  replyToGrievance,
  replyToOwnGrievance,
  respondToGrievance,
  setGrievanceStatus,
  showGrievance,
  showGrievanceThread,
} from '@pgm/api/contract';
import { requestLanguage, requestOrigin } from '../../platform/http/requester.ts';
import type { Context } from 'hono';
import type { ServerEnv } from '../../platform/http/server-env.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { keyring } from '../../platform/security/secrets.ts';
import { PrivateFiles } from '../../platform/storage/private-files.ts';
import { StaffGrievanceRepository } from './staff-grievance.repository.ts';
import { StaffGrievanceService } from './staff-grievance.service.ts';
import { GrievanceAccess } from './grievance-access.ts';
import { GrievanceFiles, grievanceFileRoutes } from './grievance-files.ts';
import { GUESSES_OVERALL, GUESSES_PER_ADDRESS, GrievanceGuesses } from './grievance-guesses.ts';
import { GrievanceMessages, MESSAGES_PER_RECIPIENT } from './grievance-messages.ts';
import { openGrievanceRegister } from './grievance-register.ts';
import { GrievanceThreadRepository } from './grievance-thread.repository.ts';
import {
  GrievanceThreadService,
  REPLIES_PER_ADDRESS,
  REPLIES_PER_WRITER,
  type ReplyOrigin,
} from './grievance-thread.service.ts';
import { GrievanceRepository } from './grievance.repository.ts';
import { GrievanceService, LOOKS_PER_ADDRESS, filingLimit } from './grievance.service.ts';

/** The routes of grievances. */
export function grievanceRoutes(platform: Platform) {
  const { background, config, db, delivery, images, limiter, now, secrets } = platform;
  const perRecipient = limiter(MESSAGES_PER_RECIPIENT);
  const messages = new GrievanceMessages({ delivery, perRecipient });
  const guesses = new GrievanceGuesses(limiter(GUESSES_PER_ADDRESS), limiter(GUESSES_OVERALL));
  const access = new GrievanceAccess(limiter(LOOKS_PER_ADDRESS), guesses);
  const service = new GrievanceService({
    repository: new GrievanceRepository(db),
    messages,
    filedPerAddress: limiter(filingLimit(config.limits.grievancesPerAddress)),
    access,
    now,
  });
  const threadRepository = new GrievanceThreadRepository(db);
  const files = new PrivateFiles(images, 'grievances');
  const addresses = new GrievanceFiles({
    repository: threadRepository,
    files,
    keys: keyring(secrets, 'invoices'),
    now,
  });
  const threads = new GrievanceThreadService({
    repository: threadRepository,
    access,
    messages,
    files,
    addresses,
    background,
    perAddress: limiter(REPLIES_PER_ADDRESS),
    perWriter: limiter(REPLIES_PER_WRITER),
    now,
  });
  const toOrigin = (context: Context<ServerEnv>, address: string): ReplyOrigin => ({
    key: context.req.header('Idempotency-Key'),
    address,
    origin: requestOrigin(context, config),
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
    route(showGrievanceThread, ({ body, clientAddress }) => threads.show(body, clientAddress)),
    route(replyToGrievance, ({ body, clientAddress, context }) =>
      threads.reply(body, toOrigin(context, clientAddress)),
    ),
    route(getOwnGrievanceThread, ({ caller, params }) => threads.showOwn(caller.id, params.number)),
    route(
      replyToOwnGrievance,
      ({ body, caller, clientAddress, context, params }) =>
        threads.replyToOwn(caller.id, params.number, body, toOrigin(context, clientAddress)),
      { find: ({ caller, params }) => threads.findOwn(caller.id, params.number) },
    ),
    route(getGrievanceThread, ({ params }) => threads.showToStaff(params.id)),
    route(
      respondToGrievance,
      ({ body, caller, clientAddress, context, params }) =>
        threads.respond(caller.id, params.id, body, toOrigin(context, clientAddress)),
      { find: ({ params }) => threads.findForStaff(params.id) },
    ),
    grievanceFileRoutes(addresses),
    route(listOwnGrievances, ({ caller, query }) => service.listOwn(caller.id, query)),
    route(listGrievances, ({ caller, query }) => staffService.list(caller, query)),
    route(getGrievanceRegister, ({ caller, query }) =>
      openGrievanceRegister(db, caller.id, new Date(now()), query),
    ),
    route(getGrievance, ({ caller, params }) => staffService.find(caller, params.id)),
    route(assignGrievance, ({ body, caller, params }) => staffService.assign(caller, params.id, body), {
      find: ({ caller, params }) => staffService.find(caller, params.id),
    }),
    route(
      setGrievanceStatus,
      ({ body, caller, context, params }) =>
        staffService.setStatus({ caller, origin: requestOrigin(context, config) }, params.id, body),
      { find: ({ caller, params }) => staffService.find(caller, params.id) },
    ),
  ];
}
