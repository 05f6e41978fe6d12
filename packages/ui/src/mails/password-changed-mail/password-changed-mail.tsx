import { useLanguage } from '../../foundations/language/language.tsx';
import { Mail, Paragraph } from '../mail/mail.tsx';
import { useMailSender } from '../mail-sender.ts';

export interface PasswordChangedMailProps {
  firstName: string;
  username: string;
}

/** The mail about a new password. */
export function PasswordChangedMail({ firstName, username }: PasswordChangedMailProps) {
  const { t } = useLanguage();
  const { brandName } = useMailSender();
  return (
    <Mail title={t('Your password for {brand} was changed', { brand: brandName })} firstName={firstName}>
      <Paragraph>
        {t(
          'The password of the account {username} was changed. If that was you, you do not need to do anything.',
          { username },
        )}
      </Paragraph>
      <Paragraph>
        {t(
          'If that was not you, choose a new password right away: on the login page, press "Forgot your password?". This logs you out on all devices.',
        )}
      </Paragraph>
    </Mail>
  );
}
