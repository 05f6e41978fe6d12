import {
  DEFAULT_POINTS,
  type NewParent,
  type ParentProposalForm,
  type RaisedMemberRequest,
  type Result,
} from '@pgm/api/contract';
import { parentChangeMachine } from '@pgm/machines/staff/parent-change';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { parentChangeDialog } from '../associates/parent-change.flow.tsx';
import { staffClient } from '../kit/staff-client.ts';
import { isOpen } from './decisions.tsx';

/** The machine of the approval of another sponsor: it shows first what the request would do. */
export function siteSponsorApprovalMachine({ id, member }: Pick<RaisedMemberRequest, 'id' | 'member'>) {
  return withPorts(parentChangeMachine)({
    actors: {
      rehearseChange: fromPromise(({ input, signal }: { input: NewParent; signal: AbortSignal }) =>
        staffClient().associates.previewParent(member.id, input, signal),
      ),
      sendChange: fromPromise<Result<unknown>, ParentProposalForm>(({ signal }) =>
        staffClient().memberRequests.approve(id, signal),
      ),
    },
  });
}

/** Whether a request asks for a sponsor whose effects can be shown before its approval. */
export const asksForSponsor = (request: RaisedMemberRequest) =>
  isOpen(request) && request.kind === 'PARENT_CHANGE' && request.sponsorId !== null;

function toAsked(request: RaisedMemberRequest) {
  if (request.kind !== 'PARENT_CHANGE' || request.sponsorId === null) return undefined;
  const { id, sponsorId, sponsorName, referralCode, reason } = request;
  const parent = { id: sponsorId, name: [sponsorName, referralCode].join(' · ') };
  return { id, wanted: { parent, isTop: false, bvValue: DEFAULT_POINTS, reason } };
}

/** The dialog in which an administrator approves another sponsor; `?sponsor=` and the id open it. */
export const sponsorApproval = parentChangeDialog<RaisedMemberRequest>({
  param: 'sponsor',
  label: 'Approve',
  isFor: asksForSponsor,
  toMachine: siteSponsorApprovalMachine,
  toAsked,
  done: 'The sponsor has changed.',
});
