import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

const figureLook = cva('figures text-title font-bold wrap-anywhere sm:text-heading', {
  variants: {
    tone: { leaf: 'text-leaf', spice: 'text-spice', credit: 'text-credit', neutral: 'text-ink-muted' },
  },
});

type Tone = NonNullable<VariantProps<typeof figureLook>['tone']>;

const iconLook = cva('flex shrink-0 rounded-field p-1.5', {
  variants: {
    tone: {
      leaf: 'bg-leaf-soft text-leaf',
      spice: 'bg-spice-soft text-spice',
      credit: 'bg-credit-soft text-credit',
      neutral: 'bg-sunken text-ink-muted',
    } satisfies Record<Tone, string>,
  },
});

export type StatCardProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The name of the figure, in English. */
  title: string;
  value: number;
  /** A longer explanation of the figure; English. */
  note?: string;
  tone: Tone;
  /** Decorative, because the title has the meaning. */
  icon: ReactNode;
};

/** One figure with its name; stands in a `<dl>`. */
export function StatCard({ title, value, note, tone, icon, className, ...props }: StatCardProps) {
  const { t, formatNumber } = useLanguage();
  return (
    <div
      {...props}
      className={cx(
        'grid content-start gap-x-3 gap-y-1 rounded-card border bg-surface p-3 sm:p-5',
        className,
      )}
    >
      <dt className="flex items-start justify-between gap-2 text-note font-semibold sm:text-body">
        <span className="min-w-0 wrap-anywhere">{t(title)}</span>
        <span className={iconLook({ tone })}>{icon}</span>
      </dt>
      <dd className={figureLook({ tone })}>{formatNumber(value)}</dd>
      {note !== undefined && <dd className="text-note text-ink-muted">{t(note)}</dd>}
    </div>
  );
}
