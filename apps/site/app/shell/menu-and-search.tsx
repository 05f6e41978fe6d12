import type { NavLink } from '@pgm/ui/shell/header';
import { useLocation } from 'react-router';
import { ShellScreen } from '../flows/shell/shell/shell.flow.tsx';
import { shellActor } from '../flows/shell/shell/shell-actor.ts';
import ThemeFlow from '../flows/shell/theme/theme.flow.tsx';
import { lazyComponent } from '../hydration/lazy-component.tsx';
import { OtherLanguage } from './header-choices.tsx';
import { useHasSession } from '../kit/account-code.ts';
import { menuLinks } from './menu-links.ts';
import { toNavLinks } from './nav-links.ts';

export { shell, watchSearch } from '../flows/shell/shell/shell-actor.ts';

const SearchFlow = lazyComponent(() => import('../flows/catalogue/search/search.flow.tsx'));

interface MenuAndSearchProps {
  /** The categories of the shop. */
  readonly categories: readonly NavLink[];
}

/** The menu and the search palette that the header opens above a page. */
export default function MenuAndSearch({ categories }: MenuAndSearchProps) {
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
