import { AccountPage } from '../../shell/account-page/account-page.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { BellImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Pagination } from '../../primitives/pagination/pagination.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { type NotificationFacts, NotificationItem } from './notification-item.tsx';
import { NotificationsSkeleton } from './notifications-skeleton.tsx';

export interface NotificationsProps {
  status: 'loading' | 'ready' | 'failed';
  /** Why the notifications could not be loaded, in English. */
  error?: string | undefined;
  /** The newest first. */
  notifications: readonly NotificationFacts[];
  /** Whether any notification of any page is unread. */
  canReadAll: boolean;
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** The address of a page. */
  toHref: (page: number) => string;
  /** The next step of a member who has no notifications. */
  shopHref: string;
  /** The page where the member chooses their notifications. */
  choicesHref: string;
  onRead: (id: string) => void;
  onReadAll: () => void;
  onRetry: () => void;
}

/** The page of a member's notifications. */
export function Notifications({ status, error, notifications, canReadAll, ...rest }: NotificationsProps) {
  const { shopHref, choicesHref, onRead, onReadAll, onRetry, ...pages } = rest;
  const { t } = useLanguage();
  const isFilled = status === 'ready' && notifications.length > 0;
  return (
    <AccountPage
      title="Notifications"
      action={
        isFilled && (
          <Button
            variant="secondary"
            size="small"
            className="min-h-11"
            aria-disabled={!canReadAll}
            onClick={onReadAll}
          >
            {t('Mark all as read')}
          </Button>
        )
      }
    >
      {status === 'loading' && <NotificationsSkeleton />}
      {status === 'failed' && (
        <ErrorPanel title="Your notifications could not be loaded" text={error} onRetry={onRetry} />
      )}
      {status === 'ready' && !isFilled && (
        <EmptyState
          image={<BellImage />}
          title="Nothing new"
          text="Updates on your orders, points and requests appear here."
          action={<ButtonLink href={shopHref}>{t('Go to the shop')}</ButtonLink>}
        />
      )}
      {isFilled && (
        <>
          <ul className="overflow-hidden rounded-card border bg-surface">
            {notifications.map((notification) => (
              <NotificationItem key={notification.id} notification={notification} onRead={onRead} />
            ))}
          </ul>
          <Pagination {...pages} />
        </>
      )}
      <p>
        <TextLink href={choicesHref}>{t('Notification settings')}</TextLink>
      </p>
    </AccountPage>
  );
}
