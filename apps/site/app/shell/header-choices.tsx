import { useLanguage } from '@pgm/ui/foundations/language';
import { LanguageLink } from '@pgm/ui/shell/language-link';
import { ThemeButton } from '@pgm/ui/shell/theme-button';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { languageHref } from '../i18n/language-href.ts';
import { lazyComponent } from '../hydration/lazy-component.ts';

const ThemeFlow = lazyComponent(() => import('../flows/company/theme/theme.flow.tsx'));

/** The link to the current page in the other language. */
export function OtherLanguage() {
  const { search } = useLocation();
  const { language } = useLanguage();
  return <LanguageLink href={languageHref(search, language)} />;
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
