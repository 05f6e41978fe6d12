import type { PointsTransaction } from '@pgm/api/contract';
import { type pointsMachine, pointsVerbs, pointsView } from '@pgm/machines/members/points';
import { PointsOverview, translateReason } from '@pgm/ui/members/points-overview';
import { useLanguage } from '@pgm/ui/foundations/language';
import { useActorRef, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { sitePointsMachine } from './points.ts';

/** A member's points: the figures and the entries behind them. */
export function PointsFlow({ userId }: { userId: string }) {
  return <PointsScreen actor={useActorRef(sitePointsMachine(userId))} />;
}

/** The screen of the points for any state of their actor. */
export function PointsScreen({ actor }: { actor: ActorRefFrom<typeof pointsMachine> }) {
  const { t } = useLanguage();
  const snapshot = useSelector(actor, (now) => now);
  const { lists, entry, ...facts } = pointsView(snapshot, (transaction) => translateReason(t, transaction));
  const verbs = pointsVerbs(actor.send);
  return (
    <PointsOverview
      {...facts}
      lists={{
        pending: withLinks(lists.pending),
        confirmed: withLinks(lists.confirmed),
        cancelled: withLinks(lists.cancelled),
      }}
      entry={entry && withLink(entry)}
      onTab={verbs.selectTab}
      onSearch={verbs.search}
      onPage={verbs.goToPage}
      onOpen={verbs.open}
      onClose={verbs.close}
      onRetry={verbs.retry}
    />
  );
}

function withLinks<List extends { readonly transactions: readonly PointsTransaction[] }>(list: List) {
  return { ...list, transactions: list.transactions.map(withLink) };
}

/** An entry with the address of its order. */
function withLink({ orderId, ...transaction }: PointsTransaction) {
  return { ...transaction, orderHref: orderId === undefined ? undefined : `/manage/orders/${orderId}` };
}
