import { useEffect, useRef, type ComponentProps } from 'react';
import { AppliedCoupon, type AppliedCouponProps } from './applied-coupon.tsx';
import { CouponField, type CouponFieldProps } from './coupon-field.tsx';
import { OfferedCoupon, type OfferedCouponProps } from './offered-coupon.tsx';

export type CouponBoxProps = Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'ref'> &
  CouponFieldProps &
  Pick<AppliedCouponProps, 'onRemove'> & {
    /** The applied coupon; without one the field is shown. */
    applied?: Pick<AppliedCouponProps, 'code' | 'discount'> | undefined;
    /** The coupon that helps most; leave it out while none is known. */
    offer?: Pick<OfferedCouponProps, 'code' | 'discount'> | undefined;
    /** The offered coupon is to be applied. */
    onUseOffer?: ((code: string) => void) | undefined;
  };

/** The field for a coupon and the one that helps most, or the applied coupon. The focus stays inside when it is used. */
export function CouponBox({ applied, typed, reason, isEvaluating, couponsHref, ...props }: CouponBoxProps) {
  const { onChange, onApply, onRemove, offer, onUseOffer, ...native } = props;
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
          isEvaluating={isEvaluating}
          onRemove={() => {
            hasActed.current = true;
            onRemove();
          }}
        />
      ) : (
        <>
          {offer && !isEvaluating && onUseOffer && (
            <OfferedCoupon
              {...offer}
              onUse={() => {
                hasActed.current = true;
                onUseOffer(offer.code);
              }}
            />
          )}
          <CouponField
            typed={typed}
            reason={reason}
            isEvaluating={isEvaluating}
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
        </>
      )}
    </div>
  );
}
