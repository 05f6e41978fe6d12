import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';

export interface JoiningConsentProps {
  /** The agreement that a new account accepts: its page, and the day of its wording as an ISO date; undefined: it accepts none. */
  agreement: { href: string; version: string | undefined };
  /** Whether the buttons log in, and make an account only where there is none. */
  isLogin?: boolean;
}

/** Says which agreement the buttons below accept, if any. Its page opens in a tab of its own: the form stays filled. */
export function JoiningConsent({ agreement: { href, version }, isLogin = false }: JoiningConsentProps) {
  const { t } = useLanguage();
  return (
    <p className="text-note">
      <Acceptance version={version} isLogin={isLogin} />{' '}
      <TextLink href={href} target="_blank" rel="noopener" className="inline-flex min-h-6 items-center">
        {t('Read the agreement')}
      </TextLink>
    </p>
  );
}

function Acceptance({ version, isLogin }: { version: string | undefined; isLogin: boolean }) {
  const { t, formatDate } = useLanguage();
  if (version === undefined) return t('You can accept the associate agreement in your account later.');
  const date = formatDate(version);
  return isLogin
    ? t('New here? Your first login makes an account and accepts the associate agreement of {date}.', {
        date,
      })
    : t('By signing up you accept the associate agreement of {date}.', { date });
}
