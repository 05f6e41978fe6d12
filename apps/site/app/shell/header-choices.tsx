import { useLanguage } from '@pgm/ui/foundations/language';
import { LanguageLink } from '@pgm/ui/shell/language-link';
import { ThemeButton } from '@pgm/ui/shell/theme-button';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { languageHref } from '../i18n/language-href.ts';
import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { lazyComponent } from '../hydration/lazy-component.tsx';
import { requestedPage } from '../kit/requested-page.ts';

const ThemeFlow = lazyComponent(() => import('../flows/shell/theme/theme.flow.tsx'));

/** The link to the current page in the other language; on the login page, the way back stays. */
export function OtherLanguage() {
  const location = useLocation();
  const { language } = useLanguage();
  // The server does not know the history entry, and its HTML is hydrated unchanged.
  const from = useIsHydrated() ? requestedPage(location) : undefined;
  return <LanguageLink href={languageHref(location.search, language, from)} />;
}

/** The header's choices of language and theme. */
export function HeaderChoices() {
  const [isThemeWanted, setThemeWanted] = useState(false);
  return (
    <>
      <OtherLanguage />
      <ThemeButton onOpen={() => setThemeWanted(true)}>
        {isThemeWanted && (
          <Suspense>
            <ThemeFlow />
          </Suspense>
        )}
      </ThemeButton>
    </>
  );
}
