import { useEffect, useRef, type ComponentProps } from 'react';
import { AppliedCoupon, type AppliedCouponProps } from './applied-coupon.tsx';
import { CouponField, type CouponFieldProps } from './coupon-field.tsx';

export type CouponBoxProps = Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'ref'> &
  CouponFieldProps &
  Pick<AppliedCouponProps, 'onRemove'> & {
    /** The coupon that counts; without one the field is shown. */
    applied?: Pick<AppliedCouponProps, 'code' | 'discount'> | undefined;
  };

/**
 * Where a coupon is typed, or stands when it counts. Whoever applies or removes it keeps the focus in the box, though
 * what had it is gone.
 */
export function CouponBox({ applied, typed, reason, isJudging, couponsHref, ...props }: CouponBoxProps) {
  const { onChange, onApply, onRemove, ...native } = props;
  const box = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const hasActed = useRef(false);
  const isApplied = applied !== undefined;
  useEffect(() => {
    if (!hasActed.current) return;
    hasActed.current = false;
    (isApplied ? words.current : box.current?.querySelector('input'))?.focus();
  }, [isApplied]);
  return (
    <div {...native} ref={box}>
      {applied ? (
        <AppliedCoupon
          {...applied}
          ref={words}
          isJudging={isJudging}
          onRemove={() => {
            hasActed.current = true;
            onRemove();
          }}
        />
      ) : (
        <CouponField
          typed={typed}
          reason={reason}
          isJudging={isJudging}
          couponsHref={couponsHref}
          onChange={(next) => {
            hasActed.current = false;
            onChange(next);
          }}
          onApply={() => {
            hasActed.current = true;
            onApply();
          }}
        />
      )}
    </div>
  );
}
