import { useLanguage } from '../../foundations/language/language.tsx';
import { Mail, Paragraph } from '../mail/mail.tsx';
import { useMailSender } from '../mail-sender.ts';

export interface SecondFactorMailProps {
  firstName: string;
  username: string;
}

/** The mail about a new app for the codes of a staff account. */
export function SecondFactorMail({ firstName, username }: SecondFactorMailProps) {
  const { t } = useLanguage();
  const { brandName } = useMailSender();
  return (
    <Mail title={t('Your {brand} codes now come from a new app', { brand: brandName })} firstName={firstName}>
      <Paragraph>
        {t(
          'Codes for the staff account {username} now come from a new app. If that was you, you do not need to do anything.',
          { username },
        )}
      </Paragraph>
      <Paragraph>
        {t('If that was not you, call an admin right away: someone else knows your password.')}
      </Paragraph>
    </Mail>
  );
}
