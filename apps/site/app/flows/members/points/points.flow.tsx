import type { PointsTransaction } from '@pgm/api/contract';
import { type pointsMachine, pointsVerbs, pointsView } from '@pgm/machines/members/points';
import { PointsOverview, toEnglishSearch } from '@pgm/ui/members/points-overview';
import { useLanguage } from '@pgm/ui/foundations/language';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { PointsListScreen } from './points-list.flow.tsx';
import { sitePointsMachine } from './points.ts';

/** A member's points: the figures, and the orders behind them. */
export function PointsFlow({ userId }: { userId: string }) {
  const { language } = useLanguage();
  return <PointsInLanguage key={language} userId={userId} />;
}

function PointsInLanguage({ userId }: { userId: string }) {
  const { t } = useLanguage();
  const machine = sitePointsMachine(userId, (group, typed) => toEnglishSearch(t, group, typed));
  return <PointsScreen actor={useActorRef(machine)} />;
}

/** The screen of the points for any state of their actor. */
export function PointsScreen({ actor }: { actor: ActorRefFrom<typeof pointsMachine> }) {
  const [{ lists, open, ...facts }, verbs] = useFlow(actor, pointsView, pointsVerbs);
  const list = lists[facts.tab];
  return (
    <PointsOverview
      {...facts}
      list={list && <PointsListScreen key={facts.tab} actor={list} onOpen={verbs.open} />}
      open={open && { ...open, orderHref: toOrderHref(open.transaction) }}
      onTab={verbs.selectTab}
      onClose={verbs.close}
      onRetry={verbs.retry}
      onRetryLedger={verbs.retryLedger}
    />
  );
}

function toOrderHref({ orderId }: PointsTransaction): string | undefined {
  return orderId === undefined ? undefined : `/manage/orders/${orderId}`;
}
