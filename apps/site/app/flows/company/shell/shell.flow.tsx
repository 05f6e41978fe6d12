import { type shellMachine, shellVerbs, shellView } from '@pgm/machines/company/shell';
import { SideMenu, type SideMenuProps } from '@pgm/ui/shell/side-menu';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { OtherLanguage } from '#app/shell/header-choices.tsx';
import { NAVIGATION } from '#app/content/navigation.ts';
import { toNavLinks } from '#app/shell/nav-links.ts';
import { lazyComponent } from '#app/hydration/lazy-component.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import ThemeFlow from '../theme/theme.flow.tsx';
import { MORE_NAV_LINKS } from './more-nav-links.ts';
import { shellActor } from './shell-actor.ts';

const SearchFlow = lazyComponent(() => import('../../catalogue/search/search.flow.tsx'));

/** The menu and the search palette that the header opens above a page. */
export default function ShellFlow() {
  const { pathname } = useLocation();
  return (
    <ShellScreen
      actor={shellActor}
      nav={toNavLinks(pathname, [...NAVIGATION, ...MORE_NAV_LINKS])}
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
  /** The palette, with the text that was typed in the header. Default: none. */
  readonly Search?: ComponentType<{ query: string; onClose: () => void }>;
}

/** The screen of menu and palette for any state of their actor. */
export function ShellScreen({ actor, nav = NAVIGATION, choices, Search }: ShellScreenProps) {
  const [{ isMenuOpen, isSearchOpen, typed }, { close }] = useFlow(actor, shellView, shellVerbs);
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
