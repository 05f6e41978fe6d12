import { type shellMachine, shellVerbs, shellView } from '@pgm/machines/shell';
import { SideMenu, type SideMenuProps } from '@pgm/ui/side-menu';
import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { OtherLanguage } from '#app/shared/header-choices.tsx';
import { NAVIGATION } from '#app/content/navigation.ts';
import { placesAt } from '#app/shared/places-at.ts';
import { laterPart } from '#app/shared/later-part.ts';
import ThemeFlow from '../theme/theme.flow.tsx';
import { MORE_PLACES } from './more-places.ts';
import { shellActor } from './shell-actor.ts';

const SearchFlow = laterPart(() => import('../search/search.flow.tsx'));

/** What the header opens above a page. */
export default function ShellFlow() {
  const { pathname } = useLocation();
  return (
    <ShellScreen
      actor={shellActor}
      nav={placesAt(pathname, [...NAVIGATION, ...MORE_PLACES])}
      choices={
        <>
          <OtherLanguage />
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
