import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

export type RecordSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** English; translated here. */
  title: string;
  /** The level of the heading. Default 3, for a dialog. */
  level?: 2 | 3;
};

/**
 * Two columns. A field takes two rows, its words and its box, and shares them with the field beside it: the boxes are in
 * line whatever hints they have. A group of fields, and a text of several lines, have both columns.
 */
const COLUMNS =
  'grid items-start gap-4 sm:grid-cols-2 sm:*:row-span-2 sm:[&>[data-field]]:grid-rows-subgrid sm:[&>[data-field]]:gap-1.5 ' +
  'sm:[&>:has(textarea)]:col-span-full sm:[&>fieldset]:col-span-full';

/** Fields of a record that belong together, with their heading. Two columns where there is room. */
export function RecordSection({ title, level = 3, className, children, ...props }: RecordSectionProps) {
  const { t } = useLanguage();
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      {...props}
      className={cx('grid gap-4 border-t pt-4 first:border-t-0 first:pt-0', className)}
    >
      <Heading id={id} className="text-lead font-semibold">
        {t(title)}
      </Heading>
      <div className={COLUMNS}>{children}</div>
    </section>
  );
}
