import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { BasketImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { useNeighbourFocus } from '../../foundations/use-neighbour-focus.ts';
import { type CartLine, type CartLineVerbs, lineProblem } from './cart-line.ts';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary, type CartTotals } from './cart-summary.tsx';
import { LineItem } from './line-item.tsx';

export type { CartDiscount } from './cart-total.tsx';

export interface CartProps extends CartLineVerbs {
  status: 'loading' | 'ready' | 'failed';
  lines: readonly CartLine[];
  totals: CartTotals;
  /** The field for a coupon; leave it out where coupons cannot be used. */
  couponBox?: ReactNode;
  /** Why something failed, in English; shown above the lines. */
  alert: string | undefined;
  /** Whether the cart can be read again. Default: only when it could not be loaded. */
  canRetry?: boolean;
  onRetry: () => void;
  /** Leave it out where there is no checkout. */
  checkoutHref?: string | undefined;
  shopHref: string;
}

/** The cart: its lines, the totals, and the link to the checkout. */
export function Cart({ status, lines, totals, couponBox, alert, canRetry = false, ...props }: CartProps) {
  const { t } = useLanguage();
  const list = useNeighbourFocus();
  const { onRetry, checkoutHref, shopHref, ...verbs } = props;
  if (status === 'ready' && lines.length === 0) {
    return (
      <div className="measure py-10">
        {alert !== undefined && <ErrorPanel title={alert} {...(canRetry && { onRetry })} />}
        <EmptyState
          heading
          image={<BasketImage />}
          title="Your cart is empty"
          text="Items you add appear here."
          action={<ButtonLink href={shopHref}>{t('Go to the shop')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <div className="measure grid gap-x-8 gap-y-6 pb-16 pt-10 lg:grid-cols-3">
      <div className="lg:col-span-2">
        <h1 className="mb-4 text-heading font-bold">{t('Your cart')}</h1>
        {alert !== undefined && status !== 'failed' && (
          <ErrorPanel className="mb-4" title={alert} {...(canRetry && { onRetry })} />
        )}
        {status === 'loading' && <CartSkeleton />}
        {status === 'failed' && (
          <ErrorPanel title="The cart could not be loaded" text={alert} onRetry={onRetry} />
        )}
        {status === 'ready' && (
          <ul ref={list}>
            {lines.map((line) => (
              <LineItem key={line.lineKey} line={line} {...verbs} />
            ))}
          </ul>
        )}
      </div>
      {status === 'ready' && (
        <CartSummary
          totals={totals}
          couponBox={couponBox}
          problem={cartProblem(lines)}
          checkoutHref={checkoutHref}
          shopHref={shopHref}
        />
      )}
    </div>
  );
}

/** Why the cart cannot be ordered as it is; what is sold out comes first. */
function cartProblem(lines: readonly CartLine[]) {
  const problems = lines.map(lineProblem);
  return (['SOLD_OUT', 'TOO_FEW'] as const).find((problem) => problems.includes(problem));
}
