import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

/** One row of a panel. `label` is English and is translated where a translation exists. */
export interface Fact {
  label: string;
  value: ReactNode;
}

export type FactsPanelProps = Omit<ComponentProps<'section'>, 'children' | 'title'> & {
  title: string;
  rows: readonly Fact[];
};

/** Facts with rules between them, like the back of a pack: a label and a value per row. */
export function FactsPanel({ title, rows, className, ...props }: FactsPanelProps) {
  const { t, toLang } = useLanguage();
  return (
    <section {...props} className={cx('rounded-tag border border-current px-4 pb-2 pt-3', className)}>
      <h2 className="border-b-6 border-current pb-1.5 text-lead font-bold">{t(title)}</h2>
      <dl className="figures">
        {rows.map(({ label, value }) => (
          // A value that does not fit beside its label stands below it.
          <div
            key={label}
            className="flex flex-wrap gap-x-4 border-t border-current/30 py-2 first:border-t-0"
          >
            <dt lang={toLang(t(label))} className="w-32 max-w-full font-semibold sm:w-48">
              {t(label)}
            </dt>
            <dd className="flex-1 basis-20 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
