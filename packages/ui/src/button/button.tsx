import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';
import { useLanguage } from '../language/index.ts';
import { Link, type LinkProps } from '../link/index.ts';
import { Spinner } from '../spinner/index.ts';

const look = cva(
  'inline-flex items-center justify-center gap-2 rounded-field border text-center font-semibold no-underline ' +
    'transition-colors disabled:border-line disabled:bg-sunken disabled:text-ink-muted',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-leaf text-on-leaf hover:bg-leaf-strong',
        secondary: 'border-leaf bg-surface text-leaf hover:bg-leaf-soft',
        quiet: 'border-transparent bg-transparent text-leaf underline underline-offset-4 hover:bg-leaf-soft',
        danger: 'border-transparent bg-danger text-on-danger hover:opacity-90',
      },
      size: {
        small: 'min-h-9 px-3 text-note',
        medium: 'min-h-12 px-5 text-body',
        large: 'min-h-14 px-7 text-lead',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'medium', wide: false },
  },
);

type Look = VariantProps<typeof look>;

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** Work is under way: the button shows a spinner, keeps the focus and ignores presses. Default false. */
    busy?: boolean;
    /** What it reads meanwhile, for example 'Submitting...'. Default: its own words. */
    busyText?: string;
  };

/** Not `disabled`, which would take the focus from who pressed it by keyboard. */
const resting = {
  disabled: false,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

/**
 * Something to do. One primary button per screen; `type` is 'button' unless said otherwise. `aria-disabled` in place of
 * `disabled` for one that can no longer be pressed once it was: it ignores presses and keeps the focus.
 */
export function Button({ variant, size, wide, busy = false, busyText, ...props }: ButtonProps) {
  const { t } = useLanguage();
  const { className, children, type = 'button', ...native } = props;
  const rests = busy || native['aria-disabled'] === true;
  return (
    <button
      {...native}
      type={type}
      {...(rests && resting)}
      {...(busy && { 'aria-busy': true })}
      className={
        rests
          ? look({ variant: null, size, wide, className: ['bg-sunken text-ink-muted', className] })
          : look({ variant, size, wide, className })
      }
    >
      {busy && <Spinner />}
      {busy && busyText !== undefined ? t(busyText) : children}
    </button>
  );
}

/** A link that looks like a button, for the one place a screen wants people to go. */
export function ButtonLink({ variant, size, wide, className, ...props }: LinkProps & Look) {
  return <Link {...props} className={look({ variant, size, wide, className })} />;
}
