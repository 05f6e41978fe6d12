import { useLanguage } from '../../foundations/language/language.tsx';
import { statusIcons, statusWords } from '../order-status/order-status.ts';
import { Timeline } from '../../primitives/timeline/timeline.tsx';
import type { OrderFacts } from './order-facts.ts';

const actors = {
  buyer: { MEMBER: 'by you', STAFF: 'by us', SYSTEM: 'automatically' },
  staff: { MEMBER: 'by the buyer', STAFF: 'by staff', SYSTEM: 'automatically' },
} as const;

interface OrderTimelineProps extends Pick<OrderFacts, 'timeline'> {
  /** Who reads it. Default: the buyer. */
  reader?: keyof typeof actors;
}

/** The history of an order. */
export function OrderTimeline({ timeline, reader = 'buyer' }: OrderTimelineProps) {
  const { t } = useLanguage();
  const steps = timeline.map(({ status, at, by, note }) => {
    const Icon = statusIcons[status];
    return {
      label: statusWords[status],
      at,
      by: actors[reader][by],
      icon: <Icon />,
      note: note === null ? null : t(note),
    };
  });
  return <Timeline steps={steps} className="mt-4" />;
}
