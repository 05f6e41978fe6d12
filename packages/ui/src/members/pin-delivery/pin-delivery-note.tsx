import { useLanguage } from '../../foundations/language/language.tsx';

/** Whether and by when the shop delivers to a PIN code. */
export interface FoundDelivery {
  isServed: boolean;
  /** In ms since 1970. */
  arrivesBy: number;
}

export interface PinDeliveryNoteProps {
  pin: string;
  /** Undefined while it is not known: then the note is empty. */
  delivery: FoundDelivery | undefined;
}

/** Says whether and by when the shop delivers to a PIN code. */
export function PinDeliveryNote({ pin, delivery }: PinDeliveryNoteProps) {
  const { t, language } = useLanguage();
  return (
    <p role="status" className="text-note">
      {delivery &&
        (delivery.isServed
          ? t('Delivers to {pin} by {day}', { pin, day: toDay(delivery.arrivesBy, language) })
          : t('We do not deliver to {pin} yet.', { pin }))}
    </p>
  );
}

/** A day in India with its weekday: 'Friday, 4 December'. */
function toDay(time: number, language: 'en' | 'hi'): string {
  const parts = new Intl.DateTimeFormat(`${language}-IN`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Kolkata',
  }).formatToParts(time);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${part('weekday')}, ${part('day')} ${part('month')}`;
}
