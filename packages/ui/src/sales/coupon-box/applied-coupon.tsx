import { useId, type Ref } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { CheckIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface AppliedCouponProps {
  code: string;
  /** The discount, in rupees. */
  discount: number;
  /** The coupon is being checked again: its discount may change. */
  isEvaluating: boolean;
  onRemove: () => void;
  /** The text, which can receive the focus. */
  ref?: Ref<HTMLParagraphElement>;
}

/** An applied coupon, with a button that removes it. */
export function AppliedCoupon({ code, discount, isEvaluating, onRemove, ref }: AppliedCouponProps) {
  const { t, formatRupees } = useLanguage();
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 rounded-field border border-credit bg-credit-soft py-1 ps-3">
      <CheckIcon className="text-credit" />
      <p
        role="status"
        ref={ref}
        id={id}
        tabIndex={-1}
        aria-busy={isEvaluating}
        className="figures min-w-0 grow py-2 wrap-anywhere"
      >
        <strong className="font-bold">{code}</strong>
        <span className="block whitespace-nowrap text-note">
          {isEvaluating ? t('Checking…') : t('You save {amount}', { amount: formatRupees(discount) })}
        </span>
      </p>
      <Button variant="quiet" size="small" className="min-h-11" aria-describedby={id} onClick={onRemove}>
        {t('Remove')}
      </Button>
    </div>
  );
}
