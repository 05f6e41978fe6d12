import type { PayoutPeriod } from '@pgm/api/contract';
import { useMemo } from 'react';
import { privateMeta } from '#app/kit/private-meta.ts';
import { RecordPage } from '../kit/record-page.tsx';
import { ResourceScreen } from '../kit/resource-page.tsx';
import { payoutRows } from './payout-rows.tsx';
import { PeriodFacts } from './period-facts.tsx';
import { payoutPeriods } from './period-list.tsx';

export const meta = privateMeta('Payouts');

interface PayoutPeriodRouteProps {
  readonly params: { readonly month: string };
}

/** One month with its payouts. */
export default function PayoutPeriodRoute({ params: { month } }: PayoutPeriodRouteProps) {
  return (
    <RecordPage
      key={month}
      resource={payoutPeriods}
      id={month}
      tabs={periodTabs}
      tab=""
      Summary={PeriodFacts}
    />
  );
}

const periodTabs = [{ value: '', label: 'Payouts', Content: PayoutRows }];

function PayoutRows({ row: { id } }: { readonly row: PayoutPeriod }) {
  const resource = useMemo(() => payoutRows(id), [id]);
  return <ResourceScreen resource={resource} isPart />;
}
