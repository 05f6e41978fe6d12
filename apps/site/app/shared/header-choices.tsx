import { useLanguage } from '@pgm/ui/language';
import { LanguageLink } from '@pgm/ui/language-link';
import { ThemeButton } from '@pgm/ui/theme-button';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { languageHref } from './language-href.ts';
import { laterPart } from './later-part.ts';

const ThemeFlow = laterPart(() => import('../flows/theme/theme.flow.tsx'));

/** The page being looked at in the other language. */
export function OtherLanguage() {
  const { search } = useLocation();
  const { language } = useLanguage();
  return <LanguageLink href={languageHref(search, language)} />;
}

/** In the header: how the site speaks, and how it looks. */
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
