import type { ListedMember } from '@pgm/api/contract';
import type { FormValues } from '@pgm/machines/kit';
import { useMemo } from 'react';
import type { RecordTab } from '../kit/record-page.tsx';
import { ResourceScreen } from '../kit/resource-page.tsx';
import type { Resource } from '../kit/resource.types.ts';
import { memberCorrections } from '../points-corrections/correction-list.tsx';
import { memberAddresses } from './member-addresses.tsx';
import { MemberFacts } from './member-facts.tsx';
import { memberPastOrders } from './member-past-orders.tsx';
import { memberPoints } from './member-points.tsx';
import { memberAudit, memberMessages, memberOrders, memberRequests } from './member-records.tsx';
import { memberSessions } from './member-sessions.tsx';
import { memberTeam } from './member-team.tsx';

/** A tab with a list of the member. @param toResource makes the list from the id of the member */
function listTab<Row extends { readonly id: string }, Data, Values extends FormValues>(
  value: string,
  label: string,
  toResource: (memberId: string) => Resource<Row, Data, Values>,
): RecordTab<ListedMember> {
  function MemberList({ row: { id } }: { readonly row: ListedMember }) {
    const resource = useMemo(() => toResource(id), [id]);
    return <ResourceScreen key={id} resource={resource} isPart />;
  }
  return { value, label, Content: MemberList };
}

/** The tabs on the page of a member. */
export const memberTabs: readonly RecordTab<ListedMember>[] = [
  { value: '', label: 'Facts', Content: MemberFacts },
  listTab('orders', 'Orders', memberOrders),
  listTab('past-orders', 'Past orders', memberPastOrders),
  listTab('points', 'Points', memberPoints),
  listTab('points-corrections', 'Corrections', memberCorrections),
  listTab('team', 'Team', memberTeam),
  listTab('addresses', 'Addresses', memberAddresses),
  listTab('requests', 'Requests', memberRequests),
  listTab('logins', 'Logins', memberSessions),
  listTab('messages', 'Messages', memberMessages),
  listTab('audit', 'Audit', memberAudit),
];
