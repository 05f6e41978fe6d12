import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export type SectionHeadingProps = ComponentProps<'h2'> & {
  /** A link at the end of the line, such as 'See all'. */
  more?: ReactNode;
};

/** The heading of a section, with a rule above it. `className` goes to the row, the rest to the h2. */
export function SectionHeading({ more, className, ...props }: SectionHeadingProps) {
  return (
    <div
      className={cx(
        'mb-5 flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-ink pt-3',
        className,
      )}
    >
      <h2 {...props} className="text-heading font-bold" />
      {more}
    </div>
  );
}
