import { Fragment } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { methodNames } from '../../sales/checkout/choice-names.ts';
import { Mail, Paragraph } from '../mail/mail.tsx';
import { MailFacts } from '../mail-facts/mail-facts.tsx';
import { MailLink } from '../mail-link/mail-link.tsx';
import { type OrderBill, OrderLines } from '../order-lines/order-lines.tsx';
import type { OrderMailFacts } from './order-mail-facts.ts';
import { ORDER_MAIL_WORDS, type OrderMailKind } from './order-mail-words.ts';

export type { OrderBill };

export interface OrderMailProps extends OrderMailFacts {
  /** What happened. */
  kind: OrderMailKind;
}

/** The mail about an event of an order. */
export function OrderMail({ kind, ...facts }: OrderMailProps) {
  const i18n = useLanguage();
  const { t } = i18n;
  const { firstName, href, trackingHref, bill, paymentMethod, deliverTo } = facts;
  const { title, lines } = ORDER_MAIL_WORDS[kind](i18n, facts);
  const placed = [
    ...(paymentMethod === undefined ? [] : [{ label: t('Payment'), value: t(methodNames[paymentMethod]) }]),
    ...(deliverTo === undefined ? [] : [{ label: t('Deliver to'), value: deliverTo }]),
  ];
  return (
    <Mail title={title} firstName={firstName}>
      <Paragraph>
        {lines.map((line, at) => (
          <Fragment key={line}>
            {at > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Paragraph>
      {bill !== undefined && <OrderLines {...bill} />}
      {placed.length > 0 && <MailFacts facts={placed} />}
      {trackingHref !== undefined && (
        <MailLink introduction={t('Track your parcel here:')} href={trackingHref} label={t('Track parcel')} />
      )}
      <MailLink href={href} label={t('See your order')} isQuiet={trackingHref !== undefined} />
    </Mail>
  );
}
