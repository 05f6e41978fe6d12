import { type Result, ok } from '@pgm/api/contract';
import { type PagedListMachine, createPagedList, pagedListVerbs, pagedListView } from '@pgm/machines/kit';
import { StaffPage } from '@pgm/ui/staff/staff-page';
import { Today, type TodayTask } from '@pgm/ui/staff/today';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { privateMeta } from '#app/kit/private-meta.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { staffClient } from '../kit/staff-client.ts';

interface Task extends Omit<TodayTask, 'count'> {
  readonly count: (signal: AbortSignal) => Promise<Result<{ readonly total: number }>>;
}

const ONE = { limit: 1 };

/** What may wait for staff: the list that shows it, and the call that counts it. */
const TASKS: readonly Task[] = [
  {
    href: '/dashboard/orders?status=PLACED',
    label: 'Orders to confirm',
    count: (signal) => staffClient().orders.list({ ...ONE, status: 'PLACED' }, signal),
  },
  {
    href: '/dashboard/orders?status=CONFIRMED',
    label: 'Orders to pack',
    count: (signal) => staffClient().orders.list({ ...ONE, status: 'CONFIRMED' }, signal),
  },
  {
    href: '/dashboard/orders?status=RETURN_REQUESTED',
    label: 'Returns to inspect',
    count: (signal) => staffClient().orders.list({ ...ONE, status: 'RETURN_REQUESTED' }, signal),
  },
  {
    href: '/dashboard/orders?payment=REFUND_DUE',
    label: 'Refunds in progress',
    count: (signal) => staffClient().orders.list({ ...ONE, payment: 'REFUND_DUE' }, signal),
  },
  {
    href: '/dashboard/leads?status=NEW',
    label: 'New leads',
    count: (signal) => staffClient().leads.list({ ...ONE, status: 'NEW' }, signal),
  },
  {
    href: '/dashboard/stock?state=low',
    label: 'Products running low',
    count: (signal) => staffClient().stock.listForStaff({ ...ONE, state: 'low' }, signal),
  },
  {
    href: '/dashboard/stock?state=soldOut',
    label: 'Sold out products',
    count: (signal) => staffClient().stock.listForStaff({ ...ONE, state: 'soldOut' }, signal),
  },
  {
    href: '/dashboard/products?state=incomplete',
    label: 'Products with an incomplete label',
    count: (signal) => staffClient().products.listForStaff({ ...ONE, state: 'incomplete' }, signal),
  },
];

/** Counts what waits for staff. */
export const siteTodayMachine = createPagedList<TodayTask>({
  id: 'today',
  toKey: ({ href }) => href,
}).provide({
  actors: {
    fetchPage: fromPromise(async ({ signal }) => {
      const counted = await Promise.all(
        TASKS.map(async ({ count, ...task }) => ({ task, result: await count(signal) })),
      );
      const items: TodayTask[] = [];
      for (const { task, result } of counted) {
        if (!result.ok) return result;
        items.push({ ...task, count: result.value.total });
      }
      return ok({ items, pageCount: 1 });
    }),
  },
});

export const meta = privateMeta('Today');

/** What waits for staff today. */
export default function TodayPage() {
  return <TodayScreen actor={useActorRef(siteTodayMachine)} />;
}

/** The page for any state of its actor. */
export function TodayScreen({ actor }: { readonly actor: ActorRefFrom<PagedListMachine<TodayTask>> }) {
  const [{ items, error }, { retry }] = useFlow(actor, pagedListView, pagedListVerbs);
  const waiting = TASKS.map(({ href, label }) => ({ href, label, count: undefined }));
  return (
    <StaffPage title="Today">
      <Today tasks={items.length > 0 ? items : waiting} error={error} onRetry={retry} />
    </StaffPage>
  );
}
