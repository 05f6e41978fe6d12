import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

export type OrderSectionProps = ComponentProps<'section'> & {
  /** The heading in English, which names the section too. */
  title: string;
  /** What stands beside the heading. */
  beside?: ReactNode;
};

/** A card of the page of an order, for its buyer and for staff. */
export function OrderSection({ title, beside, className, children, ...props }: OrderSectionProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <section
      {...props}
      aria-labelledby={id}
      className={cx('rounded-card border bg-surface p-4 sm:p-5', className)}
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-lead font-bold">
          {t(title)}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
