import { useLanguage } from '../../foundations/language/language.tsx';
import { Mail, Paragraph } from '../mail/mail.tsx';
import { useMailSender } from '../mail-sender.ts';

const CHOOSE_PASSWORD =
  'If that was not you, choose a new password right away: on the login page, press "Forgot your password?". This logs you out on all devices.';

/** What changed about an account, in English: subject, sentence, and what to do about a change by others. */
const WORDS = {
  password: {
    title: 'Your password for {brand} was changed',
    text: 'The password of the account {username} was changed. If that was you, you do not need to do anything.',
    help: CHOOSE_PASSWORD,
  },
  username: {
    title: 'Your username for {brand} was changed',
    text: 'Your username is {username} now: log in with it, or with your email. If that was you, you do not need to do anything.',
    help: CHOOSE_PASSWORD,
  },
  bankDetails: {
    title: 'Your bank account or PAN for {brand} was changed',
    text: 'The bank account or the PAN of the account {username} was changed. If that was you, you do not need to do anything.',
    help: 'If that was not you, choose a new password right away and call us: payments would go to another account.',
  },
  secondFactor: {
    title: 'Your {brand} codes now come from a new app',
    text: 'Codes for the staff account {username} now come from a new app. If that was you, you do not need to do anything.',
    help: 'If that was not you, call an admin right away: someone else knows your password.',
  },
};

export interface AccountNoticeMailProps {
  /** What changed. */
  change: keyof typeof WORDS;
  firstName: string;
  /** The username of the account now. */
  username: string;
}

/** The mail to the owner of an account whose login or bank details changed: if it was not them, they learn of it. */
export function AccountNoticeMail({ change, firstName, username }: AccountNoticeMailProps) {
  const { t } = useLanguage();
  const { brandName } = useMailSender();
  const { title, text, help } = WORDS[change];
  return (
    <Mail title={t(title, { brand: brandName })} firstName={firstName}>
      <Paragraph>{t(text, { username })}</Paragraph>
      <Paragraph>{t(help)}</Paragraph>
    </Mail>
  );
}
