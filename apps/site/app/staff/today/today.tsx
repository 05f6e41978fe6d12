import { type Result, type StaffArea, ok } from '@pgm/api/contract';
import {
  type PagedListMachine,
  createPagedList,
  pagedListVerbs,
  pagedListView,
  withPorts,
} from '@pgm/machines/kit';
import { StaffPage } from '@pgm/ui/staff/staff-page';
import { Today, type TodayTask } from '@pgm/ui/staff/today';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { privateMeta } from '#app/kit/private-meta.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { staffClient } from '../kit/staff-client.ts';
import type { StaffRights } from '../kit/staff-rights.ts';
import { useStaffRights } from '../kit/use-staff-rights.ts';
import { FiguresFlow } from './figures.flow.tsx';
import { InterestFlow } from './interest.flow.tsx';

/** What one call counts, and the lists that show it. */
interface Source {
  /** The right that the call and the lists need. */
  readonly area: StaffArea | 'admin';
  readonly count: (signal: AbortSignal) => Promise<Result<Readonly<Record<string, number>>>>;
  /** Each with its name in what the call returns. */
  readonly tasks: readonly (Omit<TodayTask, 'count'> & { readonly counted: string })[];
}

const ONE = { limit: 1 };

/** A list that is counted by its own call. */
function list(
  area: Source['area'],
  href: string,
  label: string,
  read: (signal: AbortSignal) => Promise<Result<{ readonly total: number }>>,
): Source {
  return {
    area,
    tasks: [{ href, label, counted: 'total' }],
    count: async (signal) => {
      const result = await read(signal);
      return result.ok ? ok({ total: result.value.total }) : result;
    },
  };
}

/** What may wait for staff. */
const SOURCES: readonly Source[] = [
  {
    area: 'orders',
    count: (signal) => staffClient().orders.countNeeds(signal),
    tasks: [
      { href: '/dashboard/orders?needs=toConfirm', label: 'Orders to confirm', counted: 'toConfirm' },
      { href: '/dashboard/orders?needs=toPack', label: 'Orders to pack', counted: 'toPack' },
      { href: '/dashboard/orders?needs=missing', label: 'Orders with missing pieces', counted: 'missing' },
      { href: '/dashboard/orders?needs=toShip', label: 'Orders to ship', counted: 'toShip' },
      { href: '/dashboard/orders?needs=returns', label: 'Returns', counted: 'returns' },
      { href: '/dashboard/orders?needs=refundsDue', label: 'Refunds due', counted: 'refundsDue' },
      { href: '/dashboard/orders?needs=refundsFailed', label: 'Failed refunds', counted: 'refundsFailed' },
    ],
  },
  list('people', '/dashboard/leads?status=NEW', 'New leads', (signal) =>
    staffClient().leads.list({ ...ONE, status: 'NEW' }, signal),
  ),
  list('people', '/dashboard/grievances?status=OPEN', 'New grievances', (signal) =>
    staffClient().grievances.list({ ...ONE, status: 'OPEN' }, signal),
  ),
  list('admin', '/dashboard/requests?status=OPEN', 'Open requests', (signal) =>
    staffClient().memberRequests.list('OPEN', ONE, signal),
  ),
  list('admin', '/dashboard/associates?waiting=true', 'Changes of sponsor to approve', (signal) =>
    staffClient().associates.list({ ...ONE, waiting: 'true' }, signal),
  ),
  list('money', '/dashboard/points-corrections?status=OPEN', 'Corrections of points to approve', (signal) =>
    staffClient().pointsCorrections.list({ ...ONE, status: 'OPEN' }, signal),
  ),
  list('catalogue', '/dashboard/reviews?status=PENDING', 'Reviews to look at', (signal) =>
    staffClient().reviews.list({ ...ONE, status: 'PENDING' }, signal),
  ),
  list('catalogue', '/dashboard/product-questions?status=OPEN', 'Product questions to answer', (signal) =>
    staffClient().productQuestions.list({ ...ONE, status: 'OPEN' }, signal),
  ),
  list('content', '/dashboard/articles?draft=ready', 'Drafts to publish', (signal) =>
    staffClient().articles.list({ ...ONE, draft: 'ready' }, signal),
  ),
  list('catalogue', '/dashboard/stock?state=low', 'Products running low', (signal) =>
    staffClient().stock.listForStaff({ ...ONE, state: 'low' }, signal),
  ),
  list('catalogue', '/dashboard/stock?state=soldOut', 'Sold out products', (signal) =>
    staffClient().stock.listForStaff({ ...ONE, state: 'soldOut' }, signal),
  ),
  list(
    'catalogue',
    '/dashboard/products?state=incomplete',
    'Products with an incomplete label, HSN or GST',
    (signal) => staffClient().products.listForStaff({ ...ONE, state: 'incomplete' }, signal),
  ),
];

const todayMachine = createPagedList<TodayTask>({ id: 'today', toKey: ({ href }) => href });

/** What may wait for a user with these rights. */
function toSources({ rights, isAdmin }: StaffRights): readonly Source[] {
  return SOURCES.filter(({ area }) => (area === 'admin' ? isAdmin : rights.includes(area)));
}

/** Counts what waits for a user with these rights. */
export function siteTodayMachine(rights: StaffRights) {
  const sources = toSources(rights);
  return withPorts(todayMachine)({
    actors: {
      fetchPage: fromPromise(async ({ signal }) => {
        const results = await Promise.all(sources.map(({ count }) => count(signal)));
        const items: TodayTask[] = [];
        for (const [at, result] of results.entries()) {
          if (!result.ok) return result;
          for (const { counted, ...task } of sources[at]?.tasks ?? [])
            items.push({ ...task, count: result.value[counted] });
        }
        return ok({ items, pageCount: 1 });
      }),
    },
  });
}

export const meta = privateMeta('Today');

/** What waits for staff today, and below it the figures of a period and what people look for. */
export default function TodayPage() {
  const rights = useStaffRights();
  // The rights that the user has when the page opens: they change with the next load of the site.
  const [machine] = useState(() => siteTodayMachine(rights));
  return (
    <TodayScreen actor={useActorRef(machine)} rights={rights}>
      {rights.rights.includes('money') && <FiguresFlow />}
      {rights.rights.includes('catalogue') && <InterestFlow />}
    </TodayScreen>
  );
}

interface TodayScreenProps {
  readonly actor: ActorRefFrom<PagedListMachine<TodayTask>>;
  readonly rights: StaffRights;
  /** What stands below the tasks. */
  readonly children?: ReactNode;
}

/** The page for any state of its actor. */
export function TodayScreen({ actor, rights, children }: TodayScreenProps) {
  const [{ items, error }, { retry }] = useFlow(actor, pagedListView, pagedListVerbs);
  const waiting = toSources(rights).flatMap(({ tasks }) =>
    tasks.map((task) => ({ ...task, count: undefined })),
  );
  return (
    <StaffPage title="Today">
      <Today tasks={items.length > 0 ? items : waiting} error={error} onRetry={retry} />
      {children}
    </StaffPage>
  );
}
