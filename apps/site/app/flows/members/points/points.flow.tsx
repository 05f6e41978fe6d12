import type { PointsGroup, PointsTransaction } from '@pgm/api/contract';
import { type pointsMachine, pointsVerbs, pointsView } from '@pgm/machines/members/points';
import { PointsOverview, toEnglishSearch } from '@pgm/ui/members/points-overview';
import { useLanguage } from '@pgm/ui/foundations/language';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useAddressTab } from '#app/kit/use-address-tab.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { useMember } from '../../auth/session/use-member.ts';
import { GroupPointsFlow } from './group-points.flow.tsx';
import { PointsListScreen } from './points-list.flow.tsx';
import { sitePointsMachine } from './points.ts';

/** A member's points: the figures, and the orders behind them; the open tab is in the address. */
export function PointsFlow() {
  const { id: userId } = useMember();
  const { language } = useLanguage();
  return <PointsInLanguage key={language} userId={userId} />;
}

function PointsInLanguage({ userId }: { userId: string }) {
  const { t } = useLanguage();
  const machine = sitePointsMachine(userId, (group, typed) => toEnglishSearch(t, group, typed));
  const actor = useActorRef(machine);
  const [tab, openTab] = useAddressTab(['pending', 'confirmed', 'cancelled']);
  useEffect(() => pointsVerbs(actor.send).selectTab(tab), [actor, tab]);
  return <PointsScreen actor={actor} onTab={openTab} months={<GroupPointsFlow userId={userId} />} />;
}

interface PointsScreenProps {
  readonly actor: ActorRefFrom<typeof pointsMachine>;
  /** Opens a tab; without it the machine does. */
  readonly onTab?: (tab: PointsGroup) => void;
  /** The points by month. */
  readonly months?: ReactNode;
}

/** The screen of the points for any state of their actor. */
export function PointsScreen({ actor, onTab, months }: PointsScreenProps) {
  const [{ lists, open, ...facts }, verbs] = useFlow(actor, pointsView, pointsVerbs);
  const list = lists[facts.tab];
  return (
    <PointsOverview
      {...facts}
      list={list && <PointsListScreen key={facts.tab} actor={list} onOpen={verbs.open} />}
      months={months}
      open={open && { ...open, orderHref: toOrderHref(open.transaction) }}
      onTab={onTab ?? verbs.selectTab}
      onClose={verbs.close}
      onRetry={verbs.retry}
      onRetryLedger={verbs.retryLedger}
    />
  );
}

function toOrderHref({ orderId }: PointsTransaction): string | undefined {
  return orderId === undefined ? undefined : `/manage/orders/${orderId}`;
}
