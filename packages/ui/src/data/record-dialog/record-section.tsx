import { useId, type ComponentProps } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { useLanguage } from '../../foundations/language/language.tsx';

export type RecordSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** English; translated here. */
  title: string;
};

/** Fields of a record that belong together, with their heading. Two columns where there is room. */
export function RecordSection({ title, className, children, ...props }: RecordSectionProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      {...props}
      className={classNames('grid gap-4 border-t pt-4 first:border-t-0 first:pt-0', className)}
    >
      <h3 id={id} className="text-lead font-semibold">
        {t(title)}
      </h3>
      <div className="grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}
