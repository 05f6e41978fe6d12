import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';
import { Link } from '../link/index.ts';
import { walkPanel } from '../panel-keys/index.ts';
import type { NavLink } from './header.tsx';

export interface NavMenuProps {
  /** What the places have in common; English, translated here. */
  label: string;
  links: readonly NavLink[];
}

/** Places behind a button. The panel is the browser's own popover: it opens before any script has come, by touch and by keyboard. */
export function NavMenu({ label, links }: NavMenuProps) {
  const { t } = useLanguage();
  const id = useId();
  const panel = useRef<HTMLUListElement>(null);
  /** When the keyboard goes on to something else; a press outside closes it by itself. */
  const closeBehind = ({ relatedTarget }: FocusEvent) => {
    const isLeft = relatedTarget && !panel.current?.parentElement?.contains(relatedTarget);
    if (isLeft) panel.current?.hidePopover();
  };
  const walk = (event: KeyboardEvent) => walkPanel(event, panel.current);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onBlur={closeBehind}
        onKeyDown={walk}
        aria-current={links.some(({ current }) => current) ? 'true' : undefined}
      >
        {t(label)}
        <ChevronDownIcon />
      </button>
      <ul id={id} ref={panel} popover="auto">
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              aria-current={link.current ? 'page' : undefined}
              onBlur={closeBehind}
              onKeyDown={walk}
              onClick={() => panel.current?.hidePopover()}
            >
              {t(link.label)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
