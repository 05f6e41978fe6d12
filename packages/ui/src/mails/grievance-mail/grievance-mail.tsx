import { useLanguage } from '../../foundations/language/language.tsx';
import { Mail, Paragraph } from '../mail/mail.tsx';
import { MailLink } from '../mail-link/mail-link.tsx';

export interface GrievanceMailProps {
  /** As people read it, such as `GR-2026-000001`. */
  number: string;
  /** The address of the page that shows its status. */
  href: string;
  /** The last day for a response, as ISO text; leave it out once the grievance is resolved. */
  answerBy?: string | undefined;
}

/** The mail that acknowledges a grievance, or announces that it is resolved. It has no name: a stranger's address may be given. */
export function GrievanceMail({ number, href, answerBy }: GrievanceMailProps) {
  const { t, formatDate } = useLanguage();
  return (
    <Mail
      title={
        answerBy === undefined
          ? t('Your complaint {number} is resolved', { number })
          : t('Your complaint {number} is registered', { number })
      }
    >
      <Paragraph>
        {answerBy === undefined
          ? t('Your complaint {number} is resolved. If you are not satisfied, you can reopen it.', { number })
          : t('We have received your complaint {number}. You will hear from us by {day}.', {
              number,
              day: formatDate(answerBy),
            })}
      </Paragraph>
      <MailLink
        introduction={t('Check the status with this number and your mobile number:')}
        href={href}
        label={t('Check status')}
      />
      <Paragraph>{t('If you did not write to us, you can ignore this email.')}</Paragraph>
    </Mail>
  );
}
