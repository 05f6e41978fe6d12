import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { ShareActions } from '../../members/referral-card/share-actions.tsx';
import { OrderCard, type OrderCardFacts } from '../../sales/orders/order-card.tsx';

export interface MemberHomeProps {
  firstName: string;
  status: 'loading' | 'ready' | 'failed';
  /** Why nothing could be loaded, in English. */
  error?: string | undefined;
  /** The newest order. */
  order?: OrderCardFacts | undefined;
  /** The points by their group; undefined when they could not be loaded. */
  points?: { confirmed: number; pending: number } | undefined;
  /** The full URL with which others join; undefined for an account without a place in the team. */
  link?: string | undefined;
  /** The result of copying or sharing; English. */
  note?: string | undefined;
  /** The products of the order are being put into the cart. */
  isRepeating?: boolean;
  pointsHref: string;
  shopHref: string;
  onRepeat: () => void;
  onRetry: () => void;
  onCopy: () => void;
  onShare: () => void;
}

/** The top of the home page for a member: a greeting, the last order, the points, and the link to share. */
export function MemberHome({ firstName, status, error, onRetry, ...facts }: MemberHomeProps) {
  const { t } = useLanguage();
  return (
    <section className="measure pt-4 sm:pt-6">
      <div className="grid gap-6 rounded-card bg-bottle p-4 sm:p-8">
        <h1 className="text-heading font-bold text-on-bottle">{t('Namaste, {name}', { name: firstName })}</h1>
        {status === 'failed' && (
          <Card>
            <ErrorPanel
              title="Your order, points and link could not be loaded"
              text={error}
              onRetry={onRetry}
            />
          </Card>
        )}
        {status === 'loading' && (
          <div className="grid gap-5 lg:grid-cols-3">
            <Skeleton className="h-60" />
            <Skeleton className="h-60" />
            <Skeleton className="h-60" />
          </div>
        )}
        {status === 'ready' && <Facts {...facts} />}
      </div>
    </section>
  );
}

function Facts(props: Omit<MemberHomeProps, 'firstName' | 'status' | 'error' | 'onRetry'>) {
  const { order, points, link, note, isRepeating = false, onRepeat, onCopy, onShare } = props;
  const { t, formatNumber } = useLanguage();
  return (
    <div className="grid items-start gap-5 lg:grid-cols-3">
      <Part title="Your last order">
        {order === undefined ? (
          <>
            <p className="text-ink-muted">{t('You have no orders yet')}</p>
            <ButtonLink href={props.shopHref}>{t('Go to the shop')}</ButtonLink>
          </>
        ) : (
          <>
            <ul>
              <OrderCard order={order} />
            </ul>
            <Button busy={isRepeating} onClick={onRepeat}>
              {t('Order again')}
            </Button>
          </>
        )}
      </Part>
      {points !== undefined && (
        <Part title="Your points">
          <dl className="figures flex flex-wrap gap-x-8 gap-y-3">
            {[
              { label: 'Confirmed Points', value: points.confirmed },
              { label: 'Pending Points', value: points.pending },
            ].map(({ label, value }) => (
              <div key={label}>
                <dt className="text-note text-ink-muted">{t(label)}</dt>
                <dd className="text-heading font-bold text-leaf">{formatNumber(value)}</dd>
              </div>
            ))}
          </dl>
          <TextLink href={props.pointsHref} className="flex min-h-11 items-center">
            {t('See all points')}
          </TextLink>
        </Part>
      )}
      {link !== undefined && (
        <Part title="Share your link">
          <p className="text-ink-muted">{t('Friends who join with it are in your team.')}</p>
          <p className="wrap-anywhere select-all">{link}</p>
          <ShareActions onShare={onShare} onCopy={onCopy} note={note} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useLanguage();
  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-title font-bold">{t(title)}</h2>
      {children}
    </Card>
  );
}
