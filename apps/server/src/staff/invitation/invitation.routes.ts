import {
  acceptInvitation,
  createInvitation,
  listInvitations,
  sendInvitationAgain,
  showInvitation,
  withdrawInvitation,
} from '@pgm/api/contract';
import type { Context } from 'hono';
import { requestOrigin } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { ServerEnv } from '../../platform/http/server-env.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { invitationList } from './invitation.repository.ts';
import { InvitationService } from './invitation.service.ts';

/** The calls on invitations to staff. */
export function invitationRoutes(platform: Platform) {
  const { config, db, now } = platform;
  const service = new InvitationService(platform);
  const toInviter = (id: string, context: Context<ServerEnv>) => ({
    id,
    origin: requestOrigin(context, config),
  });
  return [
    route(listInvitations, ({ query }) => staffPage(db, invitationList(now()), query)),
    route(createInvitation, ({ body, caller, context }) =>
      service.create(toInviter(caller.id, context), body),
    ),
    route(sendInvitationAgain, ({ caller, context, params }) =>
      service.sendAgain(toInviter(caller.id, context), params.id),
    ),
    route(withdrawInvitation, ({ caller, params }) => service.withdraw(caller.id, params.id)),
    route(showInvitation, ({ body, caller }) => service.show(caller.id, body.token)),
    route(acceptInvitation, ({ body, caller }) => service.accept(caller.id, body.token)),
  ];
}
