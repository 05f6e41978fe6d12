import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Native `<svg>` props. Decorative unless `label` names its meaning. */
export type IconProps = ComponentProps<'svg'> & { label?: string };

/**
 * Makes an icon from one path on a 24 × 24 grid, drawn as a line. It is as large as the text beside it (1.25em)
 * and has the text's colour; change either with `className`.
 */
// @__NO_SIDE_EFFECTS__
export const icon = (path: string) =>
  function Icon({ label, className, ...props }: IconProps) {
    const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
    return (
      <svg viewBox="0 0 24 24" {...meaning} {...props} className={cx('icon', className)}>
        <path d={path} />
      </svg>
    );
  };
