import type { AuditEntry, ParamsOf, Result, listRecordHistory } from '@pgm/api/contract';
import { type Page, pagedListVerbs, withPorts } from '@pgm/machines/kit';
import { recordHistoryMachine, recordHistoryView } from '@pgm/machines/staff/record-history';
import { RecordHistory } from '@pgm/ui/staff/record-history';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { staffClient } from '../kit/staff-client.ts';
import { toPage } from '../kit/to-page.ts';

type HistoryOwner = ParamsOf<typeof listRecordHistory>;

/** The machine of the history of a record with the call of the site. */
export const siteRecordHistoryMachine = (record: HistoryOwner) =>
  withPorts(recordHistoryMachine)({
    actors: {
      fetchPage: fromPromise(async ({ input, signal }): Promise<Result<Page<AuditEntry>>> =>
        toPage(await staffClient().audit.history(record, input.page, signal)),
      ),
    },
  });

/** What staff changed of a record. Another record needs another `key`. */
export function RecordHistoryFlow({ kind, id }: HistoryOwner) {
  const [machine] = useState(() => siteRecordHistoryMachine({ kind, id }));
  return <RecordHistoryScreen actor={useActorRef(machine)} />;
}

interface RecordHistoryScreenProps {
  readonly actor: ActorRefFrom<typeof recordHistoryMachine>;
}

/** The history of a record for any state of its actor. */
export function RecordHistoryScreen({ actor }: RecordHistoryScreenProps) {
  const [{ status, changes, error, page, pageCount }, { showMore, retry }] = useFlow(
    actor,
    recordHistoryView,
    pagedListVerbs,
  );
  return (
    <RecordHistory
      status={status}
      changes={changes}
      canShowMore={status !== 'failed' && page < pageCount}
      error={error}
      onMore={showMore}
      onRetry={retry}
    />
  );
}
