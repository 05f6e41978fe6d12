import { useId } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { CouponFacts } from './coupon-facts.ts';

/** A coupon: its title, its conditions, its end date, and a button to use it. */
export function CouponCard({ coupon, onUse }: { coupon: CouponFacts; onUse: (code: string) => void }) {
  const { t, toLang, formatDate } = useLanguage();
  const titleId = useId();
  const codeId = useId();
  const { code, title, endsAt } = coupon;
  const conditions = useConditions(coupon);
  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-card border border-line-strong bg-surface p-5"
    >
      <div className="grid gap-1">
        <h2 id={titleId} lang={toLang(t(title))} className="text-title font-bold wrap-anywhere">
          {t(title)}
        </h2>
        {endsAt !== null && (
          <p className="figures text-note font-medium text-spice">
            {t('Valid until {date}', { date: formatDate(endsAt) })}
          </p>
        )}
      </div>
      <ul className="figures grid grow list-disc content-start gap-1 ps-5 text-ink-muted">
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      <div className="flex items-stretch">
        <p
          id={codeId}
          className="figures flex min-w-0 grow items-center rounded-s-field border border-e-0 border-dashed border-spice bg-spice-soft px-3 font-bold tracking-label text-spice wrap-anywhere"
        >
          {code}
        </p>
        <Button
          variant="secondary"
          aria-describedby={codeId}
          className="rounded-s-none"
          onClick={() => onUse(code)}
        >
          {t('Use')}
        </Button>
      </div>
    </li>
  );
}

/** The conditions of a coupon as sentences. */
function useConditions({ maxDiscount, minSubtotal, usesLeft, isForFirstOrder }: CouponFacts): string[] {
  const { t, formatNumber, formatRupees } = useLanguage();
  const conditions = [
    minSubtotal > 0
      ? t('On orders of {amount} or more', { amount: formatRupees(minSubtotal) })
      : t('On any order'),
  ];
  if (maxDiscount !== null) conditions.push(t('Up to {amount} off', { amount: formatRupees(maxDiscount) }));
  if (isForFirstOrder) conditions.push(t('For your first order'));
  else if (usesLeft === 1) conditions.push(t('You can use it once'));
  else if (usesLeft !== null)
    conditions.push(t('You can use it {count} times', { count: formatNumber(usesLeft) }));
  return conditions;
}
