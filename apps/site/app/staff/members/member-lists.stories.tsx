import {
  type AuditEntry,
  type QueuedMessage,
  type RaisedMemberRequest,
  type Endpoint,
  getMember,
  getPoints,
  listAllMemberRequests,
  listAllOrders,
  listAuditEntries,
  listMemberAddresses,
  listMemberPastOrders,
  listMemberPoints,
  listMemberSessions,
  listMessages,
  listPointsCorrections,
  listTeamMembers,
} from '@pgm/api/contract';
import { sampleMemberRequest } from '@pgm/machines/members/member-request-form/testing';
import { samplePastOrder } from '@pgm/machines/sales/past-orders/testing';
import { sampleStaffOrder } from '@pgm/machines/staff/staff-order/testing';
import { t } from '@pgm/ui/foundations/fixtures/translated';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { lists, meets, responds, type SampleResponse } from '../../../../../.storybook/sample-network.tsx';
import { recordStories } from '../kit/record-stories.tsx';
import { sampleMessage } from '../messages/message-sample.ts';
import { sampleCorrection } from '../points-corrections/correction.scenario.ts';
import { MemberSummary } from './member-facts.tsx';
import { members } from './member-list.tsx';
import { memberTabs } from './member-tabs.tsx';
import {
  sampleAddress,
  sampleMember,
  sampleMemberSession,
  samplePointsEntry,
  sampleTeamMember,
} from './member.scenario.ts';

const parts = { resource: members, get: getMember, tabs: memberTabs, Summary: MemberSummary };
const page = recordStories(parts, sampleMember);

/**
 * The stories of the page of a member with the list of one tab.
 * @param rows   what its call has found
 * @param others the responses to other calls of the tab. Default none
 */
function tabStories(
  value: string,
  list: Endpoint,
  rows: readonly unknown[],
  ...others: readonly SampleResponse[]
) {
  const show = (sentence: () => string, response: SampleResponse) =>
    page.at(
      `/${value}`,
      async () => {
        await screen.findByText(sentence());
      },
      response,
      ...others,
    );
  const showRows = (shown: readonly unknown[]) =>
    show(() => t('Results: {count}', { count: String(shown.length) }), lists(list, shown));
  return {
    many: showRows(rows),
    one: showRows(rows.slice(0, 1)),
    empty: showRows([]),
    failed: show(() => t('No response from server.'), meets(list, 'no response')),
  };
}

const orders = tabStories('orders', listAllOrders, [
  sampleStaffOrder,
  { ...sampleStaffOrder, id: '2', number: 'PGM-000124', status: 'DELIVERED' },
  { ...sampleStaffOrder, id: '3', number: 'PGM-000125', status: 'CANCELLED' },
]);
const pastOrders = tabStories('past-orders', listMemberPastOrders, [
  samplePastOrder,
  { ...samplePastOrder, id: '2', number: 'SO-2018-0003', placedOn: '2018-01-12', items: '', status: '' },
]);
const points = tabStories(
  'points',
  listMemberPoints,
  [
    samplePointsEntry,
    {
      ...samplePointsEntry,
      id: '2',
      group: 'confirmed',
      reason: 'Order PGM-000120 delivered and kept',
      orderNumber: 'PGM-000120',
      points: 120,
      validTill: '2027-11-21T06:30:00.000Z',
    },
    {
      ...samplePointsEntry,
      id: '3',
      type: 'DEBIT',
      reason: 'Order PGM-000120 delivered and kept',
      orderNumber: 'PGM-000120',
    },
    {
      ...samplePointsEntry,
      id: '4',
      group: 'cancelled',
      reason: 'Order PGM-000119 returned',
      orderNumber: 'PGM-000119',
    },
    {
      ...samplePointsEntry,
      id: '6',
      group: 'confirmed',
      type: 'DEBIT',
      reason: 'Correction: points were counted twice',
      orderId: null,
      orderNumber: null,
      points: 100,
    },
    {
      ...samplePointsEntry,
      id: '5',
      group: 'confirmed',
      reason: 'Opening points',
      orderId: null,
      orderNumber: null,
      points: 800,
      validTill: '2027-11-21T06:30:00.000Z',
    },
  ],
  responds(getPoints, {
    totalPoints: 860,
    pendingPoints: 40,
    confirmedPoints: 820,
    cancelledPoints: 40,
    transactions: { pending: [], confirmed: [], cancelled: [] },
  }),
);
const corrections = tabStories('points-corrections', listPointsCorrections, [
  sampleCorrection,
  { ...sampleCorrection, id: '2', points: -60, kind: 'COUNTED_TWICE', status: 'WRITTEN' },
]);
const team = tabStories('team', listTeamMembers, [
  sampleTeamMember,
  {
    ...sampleTeamMember,
    id: '2',
    userId: '2',
    level: 2,
    name: 'Rekha Sharma',
    username: 'rekha',
    referralCode: 'REKHA2026',
    contact: { phone: null, email: null, isMasked: false },
    directCount: 0,
    totalCount: 0,
  },
]);
const addresses = tabStories('addresses', listMemberAddresses, [
  sampleAddress,
  {
    ...sampleAddress,
    id: '2',
    name: 'Asha Mishra, Asha Ayurvedic Centre and General Store',
    additional_address_line: '',
    landmarks: [],
    type: 'OFFICE',
    isDefault: false,
  },
]);
const request: RaisedMemberRequest = {
  ...sampleMemberRequest,
  member: { id: sampleMember.id, name: sampleMember.name },
  storedValue: null,
  sponsorId: null,
};
const requests = tabStories('requests', listAllMemberRequests, [
  request,
  { ...request, id: '2', status: 'REJECTED' },
]);
const logins = tabStories('logins', listMemberSessions, [
  sampleMemberSession,
  { ...sampleMemberSession, id: '2', device: null, status: 'ENDED' },
  { ...sampleMemberSession, id: '3', device: 'Firefox · Windows', status: 'EXPIRED' },
]);
const sent: QueuedMessage = {
  ...sampleMessage,
  id: 'sent',
  kind: 'PASSWORD_CHANGED',
  state: 'SENT',
  attempts: 1,
  cause: null,
};
const messages = tabStories('messages', listMessages, [sampleMessage, sent]);
const blockEntry: AuditEntry = {
  id: '01a2058b-a088-7593-895b-e301684aef51',
  at: '2026-11-22T06:30:00.000Z',
  actorId: '01a2058b-a088-7593-895b-e301684aef52',
  actorName: 'Anil Saxena',
  action: 'update',
  subject: `member/${sampleMember.id}`,
  before: { memberId: sampleMember.id, isBlocked: false },
  after: { memberId: sampleMember.id, isBlocked: true },
  names: { [sampleMember.id]: sampleMember.name },
  via: null,
};
const audit = tabStories('audit', listAuditEntries, [
  blockEntry,
  {
    ...blockEntry,
    id: '2',
    before: { memberId: sampleMember.id },
    after: { memberId: sampleMember.id, sessionsEnded: true },
  },
  {
    ...blockEntry,
    id: '3',
    subject: 'associate/a1',
    before: { memberId: sampleMember.id, parentId: 's1' },
    after: { memberId: sampleMember.id, parentId: 's2' },
    names: { ...blockEntry.names, s1: 'Ravi Kumar', s2: 'Kamla Sinha' },
  },
  {
    ...blockEntry,
    id: '4',
    subject: `bank-details/${sampleMember.id}`,
    before: { memberId: sampleMember.id, status: 'UNVERIFIED' },
    after: { memberId: sampleMember.id, status: 'VERIFIED' },
  },
]);

export default { title: 'Flows/Staff/MemberLists' };
export const Orders = orders.many;
export const OneOrder = orders.one;
export const NoOrders = orders.empty;
export const OrdersFailed = orders.failed;
export const PastOrders = pastOrders.many;
export const OnePastOrder = pastOrders.one;
export const NoPastOrders = pastOrders.empty;
export const PastOrdersFailed = pastOrders.failed;
/** The sums are those of the whole ledger. */
export const Points: StoryObj = {
  ...points.many,
  play: async () => {
    await screen.findByRole('link', { name: `${t('Confirmed')} 820` });
    await screen.findByText(t('Results: {count}', { count: '6' }));
  },
};
export const OnePointsEntry = points.one;
export const NoPoints = points.empty;
export const PointsFailed = points.failed;
export const Corrections = corrections.many;
export const OneCorrection = corrections.one;
export const NoCorrections = corrections.empty;
export const CorrectionsFailed = corrections.failed;
export const Team = team.many;
export const OneInTeam = team.one;
export const NoTeam = team.empty;
export const TeamFailed = team.failed;
export const Addresses = addresses.many;
export const OneAddress = addresses.one;
export const NoAddresses = addresses.empty;
export const AddressesFailed = addresses.failed;
export const Requests = requests.many;
export const OneRequest = requests.one;
export const NoRequests = requests.empty;
export const RequestsFailed = requests.failed;
export const Logins = logins.many;
export const OneLogin = logins.one;
export const NoLogins = logins.empty;
export const LoginsFailed = logins.failed;
export const Messages = messages.many;
export const OneMessage = messages.one;
export const NoMessages = messages.empty;
export const MessagesFailed = messages.failed;
export const Audit = audit.many;
export const OneChange = audit.one;
export const NoChanges = audit.empty;
export const AuditFailed = audit.failed;
/** What staff changed about a member: of which record, without a link to where the list is. */
export const AuditOfAllRecords: StoryObj = {
  ...audit.many,
  play: async () => {
    const sponsor = `${t('Sponsor')}: Ravi Kumar → Kamla Sinha`;
    await screen.findByText((_, item) => item?.textContent === sponsor, { selector: 'li' });
    for (const kind of ['Associate', 'Bank account and PAN'])
      await expect(screen.getByRole('cell', { name: t(kind) })).toBeVisible();
    await expect(screen.queryByRole('link', { name: sampleMember.name })).toBeNull();
  },
};
