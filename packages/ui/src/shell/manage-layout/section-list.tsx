import { cx } from 'class-variance-authority';
import type { KeyboardEvent } from 'react';
import { LogoutIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';
import type { ManageLink } from './manage-link.types.ts';
import { NavCount } from './nav-count.tsx';

interface SectionListProps {
  links: readonly ManageLink[];
  /** Shows 'Logout' when given. */
  onLogout: (() => void) | undefined;
  /** Beside each other on a narrow screen. Default false. */
  isRow?: boolean;
  /** Called by a press on any of them. */
  onChoose?: () => void;
  /** Called with the keys that are pressed on any of them. */
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** The look of a row; the current section has a mark at its start. */
export const sectionLook =
  'flex min-h-12 w-full items-center gap-3 border-transparent px-4 font-medium text-ink-muted -outline-offset-3 ' +
  'hover:text-leaf aria-[current=page]:border-leaf aria-[current=page]:font-semibold aria-[current=page]:text-leaf ' +
  'rounded-e-field border-s-3 hover:bg-leaf-soft aria-[current=page]:bg-leaf-soft lg:px-3 ' +
  'forced-colors:border-s-0 forced-colors:aria-[current=page]:border-s-3';

/** The sections of the member area. */
export function SectionList({ links, onLogout, isRow = false, onChoose, onKeyDown }: SectionListProps) {
  const { t } = useLanguage();
  return (
    <ul className={cx(isRow && 'flex lg:grid')}>
      {links.map(({ href, label, icon, current = false, count, onPress }) => (
        <li key={href}>
          <Link
            href={href}
            aria-current={current ? 'page' : undefined}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              onChoose?.();
              if (!onPress) return;
              event.preventDefault();
              onPress();
            }}
            className={sectionLook}
          >
            <span className="flex text-lead">{icon}</span>
            {t(label)}
            {count !== undefined && count > 0 && <NavCount count={count} />}
          </Link>
        </li>
      ))}
      {onLogout !== undefined && (
        <li className="mt-2 border-t pt-2">
          <button
            type="button"
            onKeyDown={onKeyDown}
            onClick={() => {
              onChoose?.();
              onLogout();
            }}
            className={sectionLook}
          >
            <span className="flex text-lead">
              <LogoutIcon />
            </span>
            {t('Logout')}
          </button>
        </li>
      )}
    </ul>
  );
}
