import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';

export interface JoiningConsentProps {
  /** The agreement that a new account accepts: its page, and the day of its wording as an ISO date. */
  agreement: { href: string; version: string };
  /** Whether the buttons log in, and make an account only where there is none. */
  isLogin?: boolean;
}

/** Says which agreement the buttons below accept. Its page opens in a tab of its own: the form stays filled. */
export function JoiningConsent({ agreement: { href, version }, isLogin = false }: JoiningConsentProps) {
  const { t, formatDate } = useLanguage();
  const date = formatDate(version);
  return (
    <p className="text-note">
      {isLogin
        ? t('New here? Your first login makes an account and accepts the associate agreement of {date}.', {
            date,
          })
        : t('By signing up you accept the associate agreement of {date}.', { date })}{' '}
      <TextLink href={href} target="_blank" rel="noopener" className="inline-flex min-h-6 items-center">
        {t('Read the agreement')}
      </TextLink>
    </p>
  );
}
