import { useLanguage } from '../../foundations/language/language.tsx';
import { Mail, Paragraph } from '../mail/mail.tsx';
import { MailLink } from '../mail-link/mail-link.tsx';
import { useMailSender } from '../mail-sender.ts';

export interface PasswordResetMailProps {
  firstName: string;
  username: string;
  /** The address of the page that sets the new password. */
  href: string;
}

/** The mail with the link for a new password. */
export function PasswordResetMail({ firstName, username, href }: PasswordResetMailProps) {
  const { t } = useLanguage();
  const { brandName } = useMailSender();
  return (
    <Mail title={t('Reset your {brand} password', { brand: brandName })} firstName={firstName}>
      <MailLink
        introduction={t('Use this link within an hour to choose a new password for the account {username}:', {
          username,
        })}
        href={href}
        label={t('Choose a new password')}
      />
      <Paragraph>
        {t('If you did not ask for this, you can ignore this email. Your password will not change.')}
      </Paragraph>
    </Mail>
  );
}
