import { AccountPage } from '../account-page/account-page.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Tabs } from '../../primitives/tabs/tabs.tsx';
import { PointsEntry } from './points-entry.tsx';
import type { PointsEntryFacts, PointsGroup, PointsListFacts } from './points-facts.ts';
import { PointsFigures, type PointsFiguresFacts } from './points-figures.tsx';
import { PointsList } from './points-list.tsx';
import { PointsLoading } from './points-loading.tsx';

export { translateReason } from './points-facts.ts';

export interface PointsOverviewProps {
  /** When loading failed, the figures are 0 and the lists are empty. */
  status: 'loading' | 'ready' | 'failed';
  /** Why the points could not be loaded, in English. */
  error?: string | undefined;
  figures: PointsFiguresFacts;
  tab: PointsGroup;
  lists: Readonly<Record<PointsGroup, PointsListFacts>>;
  /** The entry that is shown in the dialog. */
  entry: PointsEntryFacts | undefined;
  onTab: (tab: PointsGroup) => void;
  /** Concerns the open tab, like the two below. */
  onSearch: (search: string) => void;
  onPage: (page: number) => void;
  onOpen: (id: string) => void;
  onClose: () => void;
  onRetry: () => void;
}

const groups = [
  {
    value: 'pending',
    label: 'Pending',
    title: 'Pending Transactions',
    empty: { title: 'No pending transactions', text: 'When you order, its points stand here first.' },
  },
  {
    value: 'confirmed',
    label: 'Confirmed',
    title: 'Confirmed Transactions',
    empty: {
      title: 'No confirmed transactions',
      text: 'Points come here when the days for a return are over.',
    },
  },
  {
    value: 'cancelled',
    label: 'Cancelled',
    title: 'Cancelled Transactions',
    empty: {
      title: 'No cancelled transactions',
      text: 'Points of orders that are cancelled or returned come here.',
    },
  },
] as const;

/** It is not known whether there are any. */
const unknown = { title: 'No transactions to show' };

/** The page of business values: four figures, and their entries in three lists. */
export function PointsOverview({ status, error, figures, tab, lists, entry, ...verbs }: PointsOverviewProps) {
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
            tabs={groups.map(({ value, label, title, empty }) => ({
              value,
              label,
              content: (
                <PointsList
                  title={title}
                  list={lists[value]}
                  empty={status === 'failed' ? unknown : empty}
                  onSearch={verbs.onSearch}
                  onPage={verbs.onPage}
                  onOpen={verbs.onOpen}
                />
              ),
            }))}
          />
          <PointsEntry entry={entry} onClose={verbs.onClose} />
        </>
      )}
    </AccountPage>
  );
}
