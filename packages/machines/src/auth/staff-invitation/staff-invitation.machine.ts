import type { OfferedRights, Result, User } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';

interface StaffInvitationContext {
  /** What the invitation offers; undefined while it is not known. */
  readonly offer: OfferedRights | undefined;
  /** Why the invitation cannot be shown or was not accepted; English, for `t()`. */
  readonly reason: string | undefined;
}

export interface StaffInvitationEvent {
  readonly type: 'invitation.accept' | 'page.retry';
}

/** Emitted when the user is staff, with the account as it is then. */
export interface InvitationAccepted {
  readonly type: 'invitation.accepted';
  readonly user: User;
}

/** Accepts an invitation to staff from its mailed link. Provide `showInvitation` and `acceptInvitation`. */
export const staffInvitationMachine = setup({
  types: {
    context: {} as StaffInvitationContext,
    events: {} as StaffInvitationEvent,
    emitted: {} as InvitationAccepted,
  },
  actors: {
    showInvitation: placeholder<Result<OfferedRights>>('showInvitation'),
    acceptInvitation: placeholder<Result<User>>('acceptInvitation'),
  },
  actions: {
    setOffer: assign((_, offer: OfferedRights) => ({ offer })),
    setReason: assign((_, reason: string) => ({ reason })),
    clearReason: assign({ reason: undefined }),
    emitUser: emit((_, user: User) => ({ type: 'invitation.accepted', user })),
  },
}).createMachine({
  id: 'staff-invitation',
  context: { offer: undefined, reason: undefined },
  initial: 'loading',
  states: {
    loading: {
      entry: 'clearReason',
      invoke: call(
        'showInvitation',
        { target: 'offered', actions: { type: 'setOffer', params: toValue } },
        { target: 'failed', actions: { type: 'setReason', params: toReason } },
      ),
    },
    failed: { on: { 'page.retry': 'loading' } },
    offered: { on: { 'invitation.accept': 'accepting' } },
    accepting: {
      entry: 'clearReason',
      invoke: call(
        'acceptInvitation',
        { target: 'accepted', actions: { type: 'emitUser', params: toValue } },
        { target: 'offered', actions: { type: 'setReason', params: toReason } },
      ),
    },
    accepted: { type: 'final' },
  },
});
