import { AccountPage } from '../../shell/account-page/account-page.tsx';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { ParcelImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Pagination } from '../../primitives/pagination/pagination.tsx';
import { OrderCard, type OrderCardFacts } from './order-card.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';

export interface OrdersProps {
  status: 'loading' | 'ready' | 'failed';
  /** Why the orders could not be loaded, in English. */
  error?: string | undefined;
  /** The newest first. */
  orders: readonly OrderCardFacts[];
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** The address of a page. */
  toHref: (page: number) => string;
  shopHref: string;
  onRetry: () => void;
}

/** The page of a member's orders. */
export function Orders({ status, error, orders, onRetry, shopHref, ...pages }: OrdersProps) {
  const { t } = useLanguage();
  return (
    <AccountPage title="Orders">
      {status === 'loading' && <OrdersSkeleton />}
      {status === 'failed' && (
        <ErrorPanel title="Your orders could not be loaded" text={error} onRetry={onRetry} />
      )}
      {status === 'ready' && orders.length === 0 && (
        <EmptyState
          image={<ParcelImage />}
          title="You have no orders yet"
          text="See your orders and track them here."
          action={<ButtonLink href={shopHref}>{t('Go to the shop')}</ButtonLink>}
        />
      )}
      {status === 'ready' && orders.length > 0 && (
        <>
          <ul className="grid gap-5 lg:grid-cols-2">
            {orders.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
          <Pagination {...pages} />
        </>
      )}
    </AccountPage>
  );
}
