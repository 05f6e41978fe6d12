import {
  createInvitation,
  listInvitations,
  sendInvitationAgain,
  withdrawInvitation,
} from '../../contract/index.ts';
import type { NewInvitation, QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The invitations to staff, for administrators. */
export function invitationsClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listInvitations>> = {}, signal?: AbortSignal) =>
      call(listInvitations, { query, signal }),

    create: (invitation: NewInvitation, signal?: AbortSignal) =>
      toData(call(createInvitation, { body: invitation, signal })),

    /** Mails a new link; the old one is not valid any more. */
    sendAgain: (id: string, signal?: AbortSignal) =>
      toData(call(sendInvitationAgain, { params: { id }, signal })),

    withdraw: (id: string, signal?: AbortSignal) => call(withdrawInvitation, { params: { id }, signal }),
  };
}
