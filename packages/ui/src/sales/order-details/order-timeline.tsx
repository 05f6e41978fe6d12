import { useLanguage } from '../../foundations/language/language.tsx';
import { statusIcons, statusWords } from '../order-status/order-status.ts';
import { Timeline } from '../../primitives/timeline/timeline.tsx';
import type { OrderFacts } from './order-facts.ts';

const actors = { MEMBER: 'by you', STAFF: 'by us', SYSTEM: 'automatically' } as const;

/** The history of an order. */
export function OrderTimeline({ timeline }: Pick<OrderFacts, 'timeline'>) {
  const { t } = useLanguage();
  const steps = timeline.map(({ status, at, by, note }) => {
    const Icon = statusIcons[status];
    return {
      label: statusWords[status],
      at,
      by: actors[by],
      icon: <Icon />,
      note: note === null ? null : t(note),
    };
  });
  return <Timeline steps={steps} className="mt-4" />;
}
