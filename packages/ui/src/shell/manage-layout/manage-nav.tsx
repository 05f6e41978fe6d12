import { LogoutIcon } from '../../foundations/icon/manage-icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Bell } from './bell.tsx';
import { centreInRow } from './centre-in-row.ts';
import type { ManageLink } from './manage-link.types.ts';
import { NavCount } from './nav-count.tsx';
import { useMenuAbove } from './use-menu-above.ts';

export interface ManageNavProps {
  /** The links in order; undefined while the user is not known. */
  links: readonly ManageLink[] | undefined;
  /** Shows 'Logout' when given. */
  onLogout?: (() => void) | undefined;
}

/** In the row the current link is underlined, in the column it has a mark at its start. */
const itemLook =
  'flex min-h-12 w-full items-center gap-3 border-b-3 border-transparent px-4 font-medium whitespace-nowrap text-ink-muted -outline-offset-3 ' +
  'hover:text-leaf aria-[current=page]:border-leaf aria-[current=page]:font-semibold aria-[current=page]:text-leaf ' +
  'forced-colors:border-b-0 forced-colors:aria-[current=page]:border-b-3 ' +
  'lg:rounded-e-field lg:border-b-0 lg:px-3 lg:border-s-3 lg:hover:bg-leaf-soft lg:aria-[current=page]:bg-leaf-soft ' +
  'lg:forced-colors:border-s-0 lg:forced-colors:aria-[current=page]:border-s-3 lg:forced-colors:aria-[current=page]:border-b-0';

/** The nav links of the member area: a column at the side, or a row that scrolls sideways. */
export function ManageNav({ links, onLogout }: ManageNavProps) {
  const { t } = useLanguage();
  const isBelowMenu = useMenuAbove();
  // Reserves the space, so that nothing moves when the links are loaded.
  if (links === undefined)
    return (
      <div className="border-b lg:w-60 lg:shrink-0 lg:border-b-0">
        <div className="h-12" />
      </div>
    );
  return (
    <nav
      aria-label={t('Member area')}
      // As everywhere below an open menu, links with the same targets are disabled until the menu is closed.
      inert={isBelowMenu}
      aria-hidden={isBelowMenu || undefined}
      className="flex border-b border-line-strong bg-surface lg:sticky lg:top-0 lg:max-h-dvh lg:overflow-y-auto lg:w-60 lg:shrink-0 lg:self-start lg:border-b-0 lg:bg-transparent lg:py-10 lg:ps-8"
    >
      <ul className="flex min-w-0 grow overflow-x-auto lg:grid lg:overflow-visible">
        {links.map(({ href, label, icon, current = false, count, pinned = false, onPress }) => (
          <li key={href} className={pinned ? 'shrink-0 max-lg:hidden' : 'shrink-0'}>
            <Link
              href={href}
              ref={current ? centreInRow : undefined}
              aria-current={current ? 'page' : undefined}
              onClick={
                onPress &&
                ((event) => {
                  event.preventDefault();
                  onPress();
                })
              }
              className={itemLook}
            >
              <span className="flex text-lead max-lg:hidden">{icon}</span>
              {t(label)}
              {count !== undefined && count > 0 && <NavCount count={count} />}
            </Link>
          </li>
        ))}
        {onLogout !== undefined && (
          <li className="shrink-0 lg:mt-2 lg:border-t lg:pt-2">
            <button type="button" onClick={onLogout} className={itemLook}>
              <span className="flex text-lead max-lg:hidden">
                <LogoutIcon />
              </span>
              {t('Logout')}
            </button>
          </li>
        )}
      </ul>
      {links
        .filter((link) => link.pinned)
        .map((link) => (
          <Bell key={link.href} {...link} />
        ))}
    </nav>
  );
}
