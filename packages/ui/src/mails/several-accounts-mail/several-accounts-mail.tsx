import { useLanguage } from '../../foundations/language/language.tsx';
import { Mail, Paragraph } from '../mail/mail.tsx';
import { MailLink } from '../mail-link/mail-link.tsx';
import { useMailSender } from '../mail-sender.ts';

export interface SeveralAccountsMailProps {
  /** The newest accounts of the address. */
  usernames: readonly string[];
  /** Whether the address has more of them. */
  hasMore: boolean;
  /** The address of the page that sets the new password of one account. */
  href: string;
}

/** The mail with the link for a new password to an address that several accounts have registered, perhaps strangers. */
export function SeveralAccountsMail({ usernames, hasMore, href }: SeveralAccountsMailProps) {
  const { t } = useLanguage();
  const { brandName } = useMailSender();
  const names = [...usernames, ...(hasMore ? ['…'] : [])].join(', ');
  return (
    <Mail title={t('Reset your {brand} password', { brand: brandName })}>
      <Paragraph>
        {t(
          'Several accounts use this email, and none has verified it: {names}. Others may have registered some of them.',
          { names },
        )}
      </Paragraph>
      <MailLink
        introduction={t(
          'Use this link within an hour to choose a new password for your account. You will be asked for its username:',
        )}
        href={href}
        label={t('Choose a new password')}
      />
      <Paragraph>
        {t('If you did not ask for this, you can ignore this email. No password will change.')}
      </Paragraph>
    </Mail>
  );
}
