import { useLanguage } from '../../foundations/language/language.tsx';
import { Mail, Paragraph } from '../mail/mail.tsx';
import { useMailSender } from '../mail-sender.ts';

const SOMEONE_ELSE =
  'If you did not request this, someone else is logged in to your account. Choose a new password to log out all devices.';

export interface CodeMailProps {
  /** Six digits. */
  code: string;
  /** What the code is for. */
  purpose: 'CONTACT_PROOF' | 'ACCOUNT_DELETION' | 'CONTACT_CHANGE' | 'BANK_DETAILS';
}

/** The mail with a code that proves who its reader is. It has no name: the address may be a stranger's. */
export function CodeMail({ code, purpose }: CodeMailProps) {
  const { t } = useLanguage();
  const { brandName: brand } = useMailSender();
  const values = { code, brand };
  return (
    <Mail title={t('{code} is your {brand} code', values)}>
      {purpose === 'CONTACT_PROOF' && (
        <>
          <Paragraph>
            {t(
              '{code} is your {brand} code to verify your email. It expires in 5 minutes. Do not share it with anyone.',
              values,
            )}
          </Paragraph>
          <Paragraph>
            {t('Someone added this email to their profile. If that was not you, you can ignore this email.')}
          </Paragraph>
        </>
      )}
      {purpose === 'ACCOUNT_DELETION' && (
        <>
          <Paragraph>
            {t(
              '{code} is your {brand} code for deleting your account. It expires in 5 minutes. Do not share it with anyone.',
              values,
            )}
          </Paragraph>
          <Paragraph>{t('If you do not want to delete your account, you can ignore this email.')}</Paragraph>
        </>
      )}
      {purpose === 'CONTACT_CHANGE' && (
        <>
          <Paragraph>
            {t(
              '{code} is your {brand} code to change your contact details. It expires in 5 minutes. Do not share it with anyone.',
              values,
            )}
          </Paragraph>
          <Paragraph>{t(SOMEONE_ELSE)}</Paragraph>
        </>
      )}
      {purpose === 'BANK_DETAILS' && (
        <>
          <Paragraph>
            {t(
              '{code} is your {brand} code to set your bank account and PAN. It expires in 5 minutes. Do not share it with anyone.',
              values,
            )}
          </Paragraph>
          <Paragraph>{t(SOMEONE_ELSE)}</Paragraph>
        </>
      )}
    </Mail>
  );
}
