import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';

export interface CoolingOffProps {
  /** 0 when the period is over. */
  daysLeft: number;
  /** ISO text. */
  endsAt: string;
  onWithdraw: () => void;
}

/** How long an associate can still withdraw, and the button for it. */
export function CoolingOff({ daysLeft, endsAt, onWithdraw }: CoolingOffProps) {
  const { t, formatDate, formatNumber } = useLanguage();
  const date = formatDate(endsAt);
  return (
    <Card role="group" aria-labelledby="cooling-off" className="grid max-w-prose gap-3">
      <h2 id="cooling-off" className="text-title font-bold">
        {t('Change your mind')}
      </h2>
      {daysLeft > 0 ? (
        <>
          <p className="figures text-heading font-bold">
            {daysLeft === 1 ? t('1 day left') : t('{days} days left', { days: formatNumber(daysLeft) })}
          </p>
          <p>{t('Until {date} you can withdraw without a reason and without cost.', { date })}</p>
          <div>
            <Button variant="secondary" onClick={onWithdraw}>
              {t('Withdraw from the agreement')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            {t('The cooling-off period ended on {date}.', { date })}{' '}
            {t('You can still end the agreement at any time: write to us.')}
          </p>
          <p>
            <TextLink href="/Shop/contact" className="inline-flex min-h-11 items-center">
              {t('Contact')}
            </TextLink>
          </p>
        </>
      )}
    </Card>
  );
}
