import { useLanguage } from '@pgm/ui/language';
import { LanguageLink } from '@pgm/ui/language-link';
import { ThemeButton } from '@pgm/ui/theme-button';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { languageHref } from './language-href.ts';
import { laterPart } from './later-part.ts';

const ThemeFlow = laterPart(() => import('../flows/theme/theme.flow.tsx'));

/** In the header: how the site speaks, and how it looks. */
export function HeaderChoices() {
  const { search } = useLocation();
  const { language } = useLanguage();
  const [isThemeWanted, setThemeWanted] = useState(false);
  return (
    <>
      <LanguageLink href={languageHref(search, language)} />
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
