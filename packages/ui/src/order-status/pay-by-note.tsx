import { useLanguage } from '../language/index.ts';

/** Until when an order waits for its payment (`payBy`, ISO text), in the time of day where the shop is. */
export function PayByNote({ payBy }: { payBy: string }) {
  const { t, language } = useLanguage();
  return (
    <p className="figures text-note text-ink-muted">
      {t('Without a payment until {time} the order is cancelled.', { time: timeOf(payBy, language) })}
    </p>
  );
}

function timeOf(date: string, language: string): string {
  const format = { timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
  return new Intl.DateTimeFormat(`${language}-IN`, format).format(new Date(date));
}
