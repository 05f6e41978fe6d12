import type { ListedMember, RaisedMemberRequest } from '@pgm/api/contract';
import { pagedListScenario } from '@pgm/machines/kit/testing';
import { sampleMemberRequest } from '@pgm/machines/members/member-request-form/testing';
import { samplePastOrder } from '@pgm/machines/sales/past-orders/testing';
import { accountMergeScenario } from '@pgm/machines/staff/account-merge/testing';
import { sampleChange } from '@pgm/machines/staff/record-history/testing';
import { sampleStaffOrder } from '@pgm/machines/staff/staff-order/testing';
import { createActor } from 'xstate';
import { RecordScreen } from '#app/staff/kit/record-page.tsx';
import { createCommandMachine, createRecordMachine } from '#app/staff/kit/resource-actors.ts';
import { AccountMergeScreen, siteAccountMergeMachine } from '#app/staff/members/account-merge.flow.tsx';
import { blockEditing } from '#app/staff/members/block.tsx';
import { factsEditing } from '#app/staff/members/facts-form.tsx';
import { memberAddresses } from '#app/staff/members/member-addresses.tsx';
import { MemberFacts, MemberSummary } from '#app/staff/members/member-facts.tsx';
import { members } from '#app/staff/members/member-list.tsx';
import { siteMemberChoicesMachine } from '#app/staff/members/member-picker.tsx';
import { memberPastOrders } from '#app/staff/members/member-past-orders.tsx';
import { memberPoints } from '#app/staff/members/member-points.tsx';
import {
  memberAudit,
  memberMessages,
  memberOrders,
  memberRequests,
} from '#app/staff/members/member-records.tsx';
import { memberSessions } from '#app/staff/members/member-sessions.tsx';
import { memberTeam } from '#app/staff/members/member-team.tsx';
import {
  sampleAddress,
  sampleMember,
  sampleMemberSession,
  samplePointsEntry,
  sampleTeamMember,
} from '#app/staff/members/member.scenario.ts';
import { sampleMessage } from '#app/staff/messages/message-sample.ts';
import type { Flow } from './flow.ts';
import { formFlow, resourceFlows } from './resource-flows.tsx';
import { PickerScreen } from './picker-screen.tsx';

const { id: ID } = sampleMember;

const request: RaisedMemberRequest = {
  ...sampleMemberRequest,
  member: { id: ID, name: sampleMember.name },
  storedValue: null,
  sponsorId: null,
};

/** The list of members, the page of one, and its tabs. */
export const staffMemberFlows: Readonly<Record<string, Flow>> = {
  ...resourceFlows(members, sampleMember),
  'member picker': {
    machine: siteMemberChoicesMachine,
    scenario: pagedListScenario([{ id: ID, name: 'Asha Mishra · @asha' }]),
    Screen: PickerScreen,
  },
  'account merge': {
    machine: siteAccountMergeMachine(ID),
    scenario: accountMergeScenario,
    Screen: ({ actor }: { actor: Parameters<typeof AccountMergeScreen>[0]['actor'] }) => (
      <AccountMergeScreen actor={actor} member={sampleMember} />
    ),
  },
  ...formFlow('member block', blockEditing, members.toName, sampleMember, {
    reason: 'Orders under false names',
  }),
  ...formFlow('member facts', factsEditing, members.toName, sampleMember, {
    lastName: 'Devi Mishra',
    reason: 'As on her card',
  }),
  'member page': {
    machine: createRecordMachine(members, sampleMember.id),
    scenario: pagedListScenario([sampleMember]),
    Screen: ({ actor }) => (
      <RecordScreen
        resource={members}
        tabs={[{ value: '', label: 'Facts', Content: MemberFacts }]}
        tab=""
        Summary={MemberSummary}
        actors={{ record: actor, command: createActor(createCommandMachine<ListedMember>(members.id)) }}
      />
    ),
  },
  ...resourceFlows(memberOrders(ID), sampleStaffOrder),
  ...resourceFlows(memberPastOrders(ID), samplePastOrder),
  ...resourceFlows(memberPoints(ID), samplePointsEntry),
  ...resourceFlows(memberTeam(ID), sampleTeamMember),
  ...resourceFlows(memberAddresses(ID), sampleAddress),
  ...resourceFlows(memberRequests(ID), request),
  ...resourceFlows(memberSessions(ID), sampleMemberSession),
  ...resourceFlows(memberMessages(ID), sampleMessage),
  ...resourceFlows(memberAudit(ID), sampleChange),
};
