import { useLanguage } from '../../foundations/language/language.tsx';
import { Mail, Paragraph } from '../mail/mail.tsx';
import { MailLink } from '../mail-link/mail-link.tsx';

export interface GrievanceMailProps {
  /** As people read it, such as `GR-2026-000001`. */
  number: string;
  /** The address of the page that shows its status. */
  href: string;
  /** What has happened. */
  event: 'registered' | 'replied' | 'resolved';
  /** Only of a new grievance: the last day for a response, as ISO text. */
  answerBy?: string | undefined;
}

/** The mail that acknowledges a grievance, or announces a reply or that it is resolved. It has no name: a stranger's address may be given. */
export function GrievanceMail({ number, href, event, answerBy = '' }: GrievanceMailProps) {
  const { t, formatDate } = useLanguage();
  return (
    <Mail
      title={
        {
          registered: t('Your complaint {number} is registered', { number }),
          replied: t('We replied to your complaint {number}', { number }),
          resolved: t('Your complaint {number} is resolved', { number }),
        }[event]
      }
    >
      <Paragraph>
        {event === 'resolved' &&
          t('Your complaint {number} is resolved. If you are not satisfied, you can reopen it.', { number })}
        {event === 'replied' && t('Read our message and write back on the page of your complaint.')}
        {event === 'registered' &&
          t('We have received your complaint {number}. You will hear from us by {day}.', {
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
