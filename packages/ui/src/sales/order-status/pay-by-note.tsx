import { useLanguage } from '../../foundations/language/language.tsx';

/** Says until which day and time an order waits for its payment (`payBy`, ISO text), in the shop's time zone. */
export function PayByNote({ payBy }: { payBy: string }) {
  const { t, language } = useLanguage();
  return (
    <p className="figures text-note text-ink-muted">
      {t('Pay by {time}, or the order will be cancelled.', { time: formatTime(payBy, language) })}
    </p>
  );
}

function formatTime(date: string, language: string): string {
  const format = {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
  } as const;
  return new Intl.DateTimeFormat(`${language}-IN`, format).format(new Date(date));
}
