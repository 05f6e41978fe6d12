import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { TicketImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { CouponCard } from './coupon-card.tsx';
import type { CouponFacts } from './coupon-facts.ts';
import { CouponsSkeleton } from './coupons-skeleton.tsx';

export interface CouponsProps {
  status: 'loading' | 'ready' | 'empty' | 'failed';
  /** Why the coupons could not be loaded, in English. */
  error?: string | undefined;
  coupons: readonly CouponFacts[];
  shopHref: string;
  onUse: (code: string) => void;
  onRetry: () => void;
}

/** The page of the coupons that the member can use. */
export function Coupons({ status, error, coupons, shopHref, onUse, onRetry }: CouponsProps) {
  const { t } = useLanguage();
  return (
    <div className="measure grid gap-6 py-10">
      <div className="grid max-w-prose gap-2">
        <h1 className="text-heading font-bold">{t('Coupons')}</h1>
        <p className="text-ink-muted">{t('Use one coupon per order. Your cart shows the discount.')}</p>
      </div>
      {status === 'loading' && <CouponsSkeleton />}
      {status === 'failed' && (
        <ErrorPanel title="The coupons could not be loaded" text={error} onRetry={onRetry} />
      )}
      {status === 'empty' && (
        <EmptyState
          image={<TicketImage />}
          title="No coupons right now"
          text="New coupons will appear here."
          action={<ButtonLink href={shopHref}>{t('Go to the shop')}</ButtonLink>}
        />
      )}
      {status === 'ready' && (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {coupons.map((coupon) => (
            <CouponCard key={coupon.code} coupon={coupon} onUse={onUse} />
          ))}
        </ul>
      )}
    </div>
  );
}
