import { type shellMachine, shellVerbs, shellView } from '@pgm/machines/shell';
import { useLanguage } from '@pgm/ui/language';
import { LanguageLink } from '@pgm/ui/language-link';
import { SideMenu, type SideMenuProps } from '@pgm/ui/side-menu';
import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { languageHref } from '#app/shared/language-href.ts';
import { NAVIGATION } from '#app/content/navigation.ts';
import { placesAt } from '#app/shared/places-at.ts';
import { laterPart } from '#app/shared/later-part.ts';
import ThemeFlow from '../theme/theme.flow.tsx';
import { MORE_PLACES } from './more-places.ts';
import { shellActor } from './shell-actor.ts';

const SearchFlow = laterPart(() => import('../search/search.flow.tsx'));

/** What the header opens above a page. */
export default function ShellFlow() {
  const { pathname, search } = useLocation();
  const { language } = useLanguage();
  return (
    <ShellScreen
      actor={shellActor}
      nav={placesAt(pathname, [...NAVIGATION, ...MORE_PLACES])}
      choices={
        <>
          <LanguageLink href={languageHref(search, language)} />
          <ThemeFlow />
        </>
      }
      Search={SearchFlow}
    />
  );
}

interface ShellScreenProps extends Pick<SideMenuProps, 'choices'> {
  readonly actor: ActorRefFrom<typeof shellMachine>;
  readonly nav?: SideMenuProps['nav'];
  /** The palette, with what has been typed in the header. Default: none. */
  readonly Search?: ComponentType<{ query: string; onClose: () => void }>;
}

/** Menu and palette in whatever state their actor is. */
export function ShellScreen({ actor, nav = NAVIGATION, choices, Search }: ShellScreenProps) {
  const { isMenuOpen, isSearchOpen, typed } = shellView(useSelector(actor, (snapshot) => snapshot));
  const { close } = shellVerbs(actor.send);
  return (
    <>
      <SideMenu open={isMenuOpen} nav={nav} choices={choices} onClose={close} />
      {isSearchOpen && Search && (
        <Suspense>
          <Search query={typed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
