import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { MinusIcon, PlusIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export type QuantityStepperProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The current quantity. */
  quantity: number;
  canIncrease: boolean;
  /** Default true. */
  canDecrease?: boolean;
  /** A change is being saved; the buttons stay enabled. */
  isPending: boolean;
  onIncrease: () => void;
  onDecrease: () => void;
  /** The id of the text that names the product: it describes both buttons. */
  describedBy: string;
};

const step =
  'grid size-11 place-items-center rounded-field text-leaf -outline-offset-3 hover:bg-leaf-soft aria-disabled:text-line-strong aria-disabled:hover:bg-transparent';

/**
 * A quantity with buttons for one less and one more. A button at its limit keeps the focus: it is not `disabled`,
 * which would remove the focus.
 */
export function QuantityStepper({
  quantity,
  canIncrease,
  canDecrease = true,
  ...props
}: QuantityStepperProps) {
  const { isPending, onIncrease, onDecrease, describedBy, className, ...native } = props;
  const { t, formatNumber } = useLanguage();
  const look = cx('inline-flex items-center rounded-field border border-line-strong bg-surface', className);
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
