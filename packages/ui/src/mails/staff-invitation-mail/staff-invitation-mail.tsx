import { useLanguage } from '../../foundations/language/language.tsx';
import { Mail, Paragraph } from '../mail/mail.tsx';
import { MailLink } from '../mail-link/mail-link.tsx';
import { useMailSender } from '../mail-sender.ts';

export interface StaffInvitationMailProps {
  /** The address of the recipient: only its owner can accept. */
  email: string;
  /** ISO text. */
  expiresAt: string;
  /** The address of the page that accepts. */
  href: string;
}

/** The mail with the link of an invitation to staff. */
export function StaffInvitationMail({ email, expiresAt, href }: StaffInvitationMailProps) {
  const { t, formatDate } = useLanguage();
  const { brandName } = useMailSender();
  return (
    <Mail title={t('Invitation to the staff of {brand}', { brand: brandName })}>
      <MailLink
        introduction={t('You are invited to work in the staff area. This link is valid until {date}:', {
          date: formatDate(expiresAt),
        })}
        href={href}
        label={t('View invitation')}
      />
      <Paragraph>
        {t('Log in with the account of {email}, or sign up with this address.', { email })}
      </Paragraph>
      <Paragraph>{t('If you did not expect this, you can ignore this email.')}</Paragraph>
    </Mail>
  );
}
