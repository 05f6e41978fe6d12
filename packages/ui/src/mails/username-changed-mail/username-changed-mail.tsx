import { useLanguage } from '../../foundations/language/language.tsx';
import { Mail, Paragraph } from '../mail/mail.tsx';
import { useMailSender } from '../mail-sender.ts';

export interface UsernameChangedMailProps {
  firstName: string;
  /** The new one. */
  username: string;
}

/** The mail about a new username, which is a login name. */
export function UsernameChangedMail({ firstName, username }: UsernameChangedMailProps) {
  const { t } = useLanguage();
  const { brandName } = useMailSender();
  return (
    <Mail title={t('Your username for {brand} was changed', { brand: brandName })} firstName={firstName}>
      <Paragraph>
        {t(
          'Your username is {username} now: log in with it, or with your email. If that was you, you do not need to do anything.',
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
