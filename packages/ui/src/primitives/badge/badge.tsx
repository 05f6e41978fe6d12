import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const look = cva(
  'inline-flex items-center gap-1 rounded-tag border px-1.5 py-0.5 text-note font-semibold leading-none whitespace-nowrap',
  {
    variants: {
      kind: {
        plain: 'border-line-strong text-ink-muted',
        leaf: 'border-leaf bg-leaf-soft text-leaf',
        spice: 'border-spice bg-spice-soft text-spice',
        credit: 'border-credit bg-credit-soft text-credit',
        debit: 'border-debit bg-debit-soft text-debit',
      },
    },
    defaultVariants: { kind: 'plain' },
  },
);

export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof look>;

/** One or two words that mark a thing: 'Default', 'Offer', a role. */
export function Badge({ kind, className, ...props }: BadgeProps) {
  return <span {...props} className={look({ kind, className })} />;
}
