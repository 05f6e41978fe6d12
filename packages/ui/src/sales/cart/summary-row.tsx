import type { ReactNode } from 'react';

/** A row of the totals: a label and an amount. */
export function SummaryRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-4">
      <dt className="wrap-anywhere">{label}</dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  );
}
