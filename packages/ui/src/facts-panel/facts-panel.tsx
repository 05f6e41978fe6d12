import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { useLanguage } from '../language/index.ts';

/** One line of a panel. `label` is English and is translated where a translation exists. */
export interface Fact {
  label: string;
  value: ReactNode;
}

export type FactsPanelProps = Omit<ComponentProps<'section'>, 'children' | 'title'> & {
  title: string;
  rows: readonly Fact[];
};

/** Facts ruled like the back of a pack: what it is, then how much. */
export function FactsPanel({ title, rows, className, ...props }: FactsPanelProps) {
  const { t } = useLanguage();
  return (
    <section {...props} className={classNames('rounded-tag border border-current px-4 pb-2 pt-3', className)}>
      <h2 className="border-b-6 border-current pb-1.5 text-lead font-bold">{t(title)}</h2>
      <dl className="figures table w-full border-collapse">
        {rows.map(({ label, value }) => (
          <div key={label} className="table-row border-t border-current/30 first:border-t-0">
            <dt className="table-cell py-2 sm:whitespace-nowrap pe-4 align-top font-semibold">{t(label)}</dt>
            <dd className="table-cell py-2 align-top wrap-anywhere sm:w-full">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
