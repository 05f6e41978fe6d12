import type { ReactNode } from 'react';
import { AccountPage } from '../../shell/account-page/account-page.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Tabs } from '../../primitives/tabs/tabs.tsx';
import type { PointsGroup } from './points-facts.ts';
import { PointsFigures, type PointsFiguresFacts } from './points-figures.tsx';
import { type OpenTransaction, PointsLedger } from './points-ledger.tsx';
import { UnknownPointsList } from './points-list.tsx';
import { PointsLoading } from './points-loading.tsx';

export { toEnglishSearch, translateReason } from './points-facts.ts';
export { PointsList } from './points-list.tsx';
export { SignedPoints } from './signed-points.tsx';

export interface PointsOverviewProps {
  /** When loading failed, the figures are 0 and there are no lists. */
  status: 'loading' | 'ready' | 'failed';
  /** Why the points could not be loaded, in English. */
  error?: string | undefined;
  figures: PointsFiguresFacts;
  tab: PointsGroup;
  /** The list of the open tab, a `PointsList`. */
  list: ReactNode;
  /** The points by month, below the lists. */
  months?: ReactNode;
  /** The transaction that is shown in the dialog. */
  open: OpenTransaction | undefined;
  onTab: (tab: PointsGroup) => void;
  onClose: () => void;
  onRetry: () => void;
  onRetryLedger: () => void;
}

const groups = [
  { value: 'pending', label: 'Pending' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;

/** The page of business values: four figures, and the orders behind three of them. */
export function PointsOverview({
  status,
  error,
  figures,
  tab,
  list,
  months,
  open,
  ...verbs
}: PointsOverviewProps) {
  return (
    <AccountPage title="Business Values">
      {status === 'loading' ? (
        <PointsLoading />
      ) : (
        <>
          {status === 'failed' && (
            <ErrorPanel title="Your points could not be loaded" text={error} onRetry={verbs.onRetry} />
          )}
          <PointsFigures figures={figures} />
          <Tabs
            className="min-w-0"
            label="Transactions"
            value={tab}
            onValueChange={(value) => {
              const group = groups.find((one) => one.value === value);
              if (group) verbs.onTab(group.value);
            }}
            tabs={groups.map(({ value, label }) => ({
              value,
              label,
              content: status === 'failed' ? <UnknownPointsList group={value} /> : value === tab && list,
            }))}
          />
          {status === 'ready' && <div className="mt-4">{months}</div>}
          <PointsLedger group={tab} open={open} onClose={verbs.onClose} onRetry={verbs.onRetryLedger} />
        </>
      )}
    </AccountPage>
  );
}
