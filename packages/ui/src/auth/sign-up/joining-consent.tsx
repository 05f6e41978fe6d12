import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import type { JoiningFacts } from './joining-terms.tsx';

/** Says which agreement the buttons below accept. Its page opens in a tab of its own: the form stays filled. */
export function JoiningConsent({ agreement: { href, version } }: Pick<JoiningFacts, 'agreement'>) {
  const { t, formatDate } = useLanguage();
  return (
    <p className="text-note">
      {t('By signing up you accept the associate agreement of {date}.', { date: formatDate(version) })}{' '}
      <TextLink href={href} target="_blank" rel="noopener" className="inline-flex min-h-6 items-center">
        {t('Read the agreement')}
      </TextLink>
    </p>
  );
}
