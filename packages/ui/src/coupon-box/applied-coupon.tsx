import { useId, type Ref } from 'react';
import { Button } from '../button/index.ts';
import { CheckIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';

export interface AppliedCouponProps {
  code: string;
  /** What it takes off, in rupees. */
  discount: number;
  /** The coupon is being judged anew: what it takes off may change. */
  isJudging: boolean;
  onRemove: () => void;
  /** The words, which can take the focus. */
  ref?: Ref<HTMLParagraphElement>;
}

/** A coupon that counts, and the way to do without it. */
export function AppliedCoupon({ code, discount, isJudging, onRemove, ref }: AppliedCouponProps) {
  const { t, formatRupees } = useLanguage();
  const id = useId();
  return (
    <div className="flex items-center gap-x-3 rounded-field border border-credit bg-credit-soft py-1 ps-3">
      <CheckIcon className="text-credit" />
      <p
        role="status"
        ref={ref}
        id={id}
        tabIndex={-1}
        aria-busy={isJudging}
        className="figures min-w-0 grow py-1.5 wrap-anywhere"
      >
        <strong className="font-bold">{code}</strong>
        <span className="block text-note">
          {isJudging ? t('Checking…') : t('You save {amount}', { amount: formatRupees(discount) })}
        </span>
      </p>
      <Button variant="quiet" size="small" className="min-h-11" aria-describedby={id} onClick={onRemove}>
        {t('Remove')}
      </Button>
    </div>
  );
}
