import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import type { JoiningConsentProps } from '../auth-screen/joining-consent.tsx';

/** Facts that a visitor should know before joining. */
export interface JoiningFacts {
  /** For this number of days the agreement can be cancelled without any consequence. */
  coolingOffDays: number;
  /** The agreement that signing up accepts. */
  agreement: JoiningConsentProps['agreement'];
  disclosuresHref: string;
  termsHref: string;
  privacyHref: string;
}

/** Says that joining is free and can be cancelled, and links to the full terms. */
export function JoiningTerms({ joining }: { joining: JoiningFacts }) {
  const { t, formatNumber } = useLanguage();
  const links = [
    { href: joining.disclosuresHref, label: t('Agreement and disclosures') },
    { href: joining.termsHref, label: t('Terms and conditions') },
    { href: joining.privacyHref, label: t('Privacy policy') },
  ];
  return (
    <div className="text-note text-ink-muted">
      <p>
        {t('Joining is free, and you do not have to buy anything.')}{' '}
        {t('You can end the agreement within {days} days, free of charge and without giving a reason.', {
          days: formatNumber(joining.coolingOffDays),
        })}
      </p>
      <ul className="flex flex-wrap gap-x-4">
        {links.map(({ href, label }) => (
          <li key={href}>
            <TextLink href={href} className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
