import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface OfferedCouponProps {
  code: string;
  /** The discount on this cart, in rupees. */
  discount: number;
  onUse: () => void;
}

/** A button that applies the coupon which helps the cart most, and says how much it saves. */
export function OfferedCoupon({ code, discount, onUse }: OfferedCouponProps) {
  const { t, formatRupees } = useLanguage();
  return (
    <Button variant="secondary" wide className="figures mb-3 min-h-11 py-2" onClick={onUse}>
      {t('Use {code}: you save {amount}', { code, amount: formatRupees(discount) })}
    </Button>
  );
}
