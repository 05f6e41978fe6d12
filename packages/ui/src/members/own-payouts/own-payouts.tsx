import { type ComponentType, useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { FactLines } from '../../primitives/fact-lines/fact-lines.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';

/** A payout with the figures that it was calculated from; amounts in rupees. */
interface OwnPayoutFacts {
  readonly id: string;
  /** `2026-11`. */
  readonly month: string;
  readonly ownPoints: number;
  readonly teamPoints: number;
  readonly purchases: number;
  readonly gross: number;
  readonly tds: number;
  readonly deductions: number;
  readonly net: number;
}

export interface OwnPayoutsProps {
  status: 'loading' | 'ready' | 'failed';
  /** The latest month first. */
  payouts: readonly OwnPayoutFacts[];
  /** Why they could not be loaded, in English. */
  error: string | undefined;
  canShowMore: boolean;
  /** The button that opens the statement of a payout. */
  Statement: ComponentType<{ payoutId: string }>;
  onMore: () => void;
  onRetry: () => void;
}

/** How each payout was calculated, with its statement; nothing for a member without payouts. */
export function OwnPayouts({ status, payouts, error, canShowMore, ...actions }: OwnPayoutsProps) {
  const { t } = useLanguage();
  const headingId = useId();
  if (status === 'ready' && payouts.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="text-title font-bold">
        {t('How your payments were calculated')}
      </h2>
      {payouts.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {payouts.map((payout) => (
            <PayoutItem key={payout.id} payout={payout} Statement={actions.Statement} />
          ))}
        </ul>
      )}
      {status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{t('Loading your payouts…')}</VisuallyHidden>
          <Skeleton className="h-40" />
        </div>
      )}
      {status === 'failed' && (
        <ErrorPanel title="Your payouts could not be loaded" text={error} onRetry={actions.onRetry} />
      )}
      {canShowMore && (
        <Button className="justify-self-start" variant="secondary" onClick={actions.onMore}>
          {t('Show more')}
        </Button>
      )}
    </section>
  );
}

interface PayoutItemProps extends Pick<OwnPayoutsProps, 'Statement'> {
  payout: OwnPayoutFacts;
}

function PayoutItem({ payout, Statement }: PayoutItemProps) {
  const { t, formatMonth, formatNumber, formatRupees } = useLanguage();
  const toDeduction = (amount: number) => (amount === 0 ? undefined : `−${formatRupees(amount)}`);
  return (
    <li>
      <Card className="grid h-full content-start justify-items-start gap-3">
        <h3 className="text-lead font-semibold">{formatMonth(payout.month)}</h3>
        <FactLines
          className="figures w-full"
          facts={[
            { label: t('Your points'), value: formatNumber(payout.ownPoints) },
            { label: t('Team points'), value: formatNumber(payout.teamPoints) },
            { label: t('Your purchases'), value: formatRupees(payout.purchases) },
            { label: t('Gross amount'), value: formatRupees(payout.gross) },
            { label: t('TDS'), value: toDeduction(payout.tds) },
            { label: t('Deductions'), value: toDeduction(payout.deductions) },
            { label: t('Net amount'), value: formatRupees(payout.net) },
          ]}
        />
        <Statement payoutId={payout.id} />
      </Card>
    </li>
  );
}
