import { type shellMachine, shellVerbs, shellView } from '@pgm/machines/shell/shell';
import type { NavLink } from '@pgm/ui/shell/header';
import { SideMenu, type SideMenuProps } from '@pgm/ui/shell/side-menu';
import { type ComponentType, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { OtherLanguage } from '#app/shell/header-choices.tsx';
import { NAVIGATION } from '#app/shell/navigation.ts';
import { useHasSession } from '#app/shell/load-account.ts';
import { toNavLinks } from '#app/shell/nav-links.ts';
import { lazyComponent } from '#app/hydration/lazy-component.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import ThemeFlow from '../theme/theme.flow.tsx';
import { menuLinks } from './menu-links.ts';
import { shellActor } from './shell-actor.ts';

const SearchFlow = lazyComponent(() => import('../../catalogue/search/search.flow.tsx'));

interface ShellFlowProps {
  /** The categories of the shop. */
  readonly categories: readonly NavLink[];
}

/** The menu and the search palette that the header opens above a page. */
export default function ShellFlow({ categories }: ShellFlowProps) {
  const { pathname } = useLocation();
  const isMember = useHasSession();
  return (
    <ShellScreen
      actor={shellActor}
      nav={toNavLinks(pathname, menuLinks({ isMember, categories }))}
      language={<OtherLanguage />}
      choices={<ThemeFlow />}
      Search={SearchFlow}
    />
  );
}

interface ShellScreenProps extends Pick<SideMenuProps, 'language' | 'choices'> {
  readonly actor: ActorRefFrom<typeof shellMachine>;
  readonly nav?: SideMenuProps['nav'];
  /** The palette, with the text that was typed in the header. Default: none. */
  readonly Search?: ComponentType<{ query: string; onClose: () => void }>;
}

/** The screen of menu and palette for any state of their actor. */
export function ShellScreen({ actor, nav = NAVIGATION, language, choices, Search }: ShellScreenProps) {
  const [{ isMenuOpen, isSearchOpen, typed }, { close }] = useFlow(actor, shellView, shellVerbs);
  return (
    <>
      <SideMenu open={isMenuOpen} nav={nav} language={language} choices={choices} onClose={close} />
      {isSearchOpen && Search && (
        <Suspense>
          <Search query={typed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
