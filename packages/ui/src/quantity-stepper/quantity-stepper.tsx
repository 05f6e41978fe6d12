import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { MinusIcon, PlusIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';

export type QuantityStepperProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How many there are now. */
  quantity: number;
  canIncrease: boolean;
  /** Default true. */
  canDecrease?: boolean;
  /** A change is on its way; the buttons stay as they are. */
  isPending: boolean;
  onIncrease: () => void;
  onDecrease: () => void;
  /** Id of the words that say of what: both buttons are described by them. */
  describedBy: string;
};

const step =
  'grid size-11 place-items-center rounded-field text-leaf -outline-offset-3 hover:bg-leaf-soft aria-disabled:text-line-strong aria-disabled:hover:bg-transparent';

/** One less, how many, one more. A button that is at its end keeps the focus: not `disabled`, which would take it. */
export function QuantityStepper({
  quantity,
  canIncrease,
  canDecrease = true,
  ...props
}: QuantityStepperProps) {
  const { isPending, onIncrease, onDecrease, describedBy, className, ...native } = props;
  const { t, formatNumber } = useLanguage();
  const look = classNames(
    'inline-flex items-center rounded-field border border-line-strong bg-surface',
    className,
  );
  return (
    <div {...native} className={look}>
      <button
        type="button"
        aria-label={t('Decrease quantity')}
        aria-describedby={describedBy}
        aria-disabled={!canDecrease || undefined}
        onClick={canDecrease ? onDecrease : undefined}
        className={step}
      >
        <MinusIcon />
      </button>
      <span
        role="status"
        aria-label={t('Quantity')}
        aria-busy={isPending || undefined}
        className="figures min-w-8 text-center font-semibold aria-busy:animate-breathe aria-busy:text-ink-muted"
      >
        {formatNumber(quantity)}
      </span>
      <button
        type="button"
        aria-label={t('Increase quantity')}
        aria-describedby={describedBy}
        aria-disabled={!canIncrease || undefined}
        onClick={canIncrease ? onIncrease : undefined}
        className={step}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
