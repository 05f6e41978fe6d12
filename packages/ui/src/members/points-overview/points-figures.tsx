import { CancelledIcon, ClockIcon, ConfirmedIcon, PointsIcon } from '../../foundations/icon/icons.tsx';
import { StatCard } from '../../primitives/stat-card/stat-card.tsx';

/** The points of a member, per group. */
export interface PointsFiguresFacts {
  /** Pending plus confirmed. */
  total: number;
  pending: number;
  confirmed: number;
  cancelled: number;
}

/** The four figures above the lists. */
export function PointsFigures({ figures }: { figures: PointsFiguresFacts }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      <StatCard
        title="Total Points"
        value={figures.total}
        note="Pending and confirmed"
        tone="leaf"
        icon={<PointsIcon />}
      />
      <StatCard
        title="Pending Points"
        value={figures.pending}
        note="Placed, not yet final"
        tone="spice"
        icon={<ClockIcon />}
      />
      <StatCard
        title="Confirmed Points"
        value={figures.confirmed}
        note="Delivered, not returned"
        tone="credit"
        icon={<ConfirmedIcon />}
      />
      <StatCard
        title="Cancelled Points"
        value={figures.cancelled}
        note="Cancelled or returned"
        tone="neutral"
        icon={<CancelledIcon />}
      />
    </dl>
  );
}
