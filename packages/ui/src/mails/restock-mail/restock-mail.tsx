import { useLanguage } from '../../foundations/language/language.tsx';
import { Mail, Paragraph } from '../mail/mail.tsx';
import { MailLink } from '../mail-link/mail-link.tsx';

export interface RestockMailProps {
  firstName: string;
  productName: string;
  /** The address of the page of the product. */
  href: string;
  /** The address of the page where the member ends these mails. */
  choicesHref: string;
}

/** The mail to a member who wanted to know when a product is back. */
export function RestockMail({ firstName, productName: product, href, choicesHref }: RestockMailProps) {
  const { t } = useLanguage();
  return (
    <Mail title={t('{product} is back in stock', { product })} firstName={firstName}>
      <MailLink
        introduction={t('{product} is back in stock. You can order it here:', { product })}
        href={href}
        label={t('See the product')}
      />
      <Paragraph>{t('You asked us to let you know. This is the only email about it.')}</Paragraph>
      <MailLink isQuiet href={choicesHref} label={t('Choose which messages you get')} />
    </Mail>
  );
}
