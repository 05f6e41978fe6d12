import type { ReactNode } from 'react';

/** One fact of a profile. `label` is translated. */
export function ProfileTile({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rounded-card border bg-surface p-5">
      <dt className="text-note text-ink-muted">{label}</dt>
      <dd className="figures mt-1 font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
