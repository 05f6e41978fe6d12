import { useLanguage } from '../../foundations/language/language.tsx';
import { Mail, Paragraph } from '../mail/mail.tsx';
import { MailLink } from '../mail-link/mail-link.tsx';
import { useMailSender } from '../mail-sender.ts';

export interface ContactChangedMailProps {
  firstName: string;
  changed: 'email' | 'phone';
  /** The address of the page that undoes the change. */
  href: string;
  /** How long the change can be undone. */
  days: number;
}

/** The mail about a changed contact, to the old address. */
export function ContactChangedMail({ firstName, changed, href, days }: ContactChangedMailProps) {
  const { t } = useLanguage();
  const { brandName: brand } = useMailSender();
  const isEmail = changed === 'email';
  return (
    <Mail
      title={
        isEmail
          ? t('Your email for {brand} was changed', { brand })
          : t('Your mobile number for {brand} was changed', { brand })
      }
      firstName={firstName}
    >
      <Paragraph>
        {isEmail
          ? t('The email of your account was changed. If that was you, you do not need to do anything.')
          : t(
              'The mobile number of your account was changed. If that was you, you do not need to do anything.',
            )}
      </Paragraph>
      <MailLink
        introduction={t(
          'If that was not you, undo it here within {days} days. You will choose a new password and be logged out on all devices:',
          { days },
        )}
        href={href}
        label={t('Undo the change')}
      />
    </Mail>
  );
}
