import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { ChevronDownIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { movePanelFocus } from '../../foundations/move-panel-focus.ts';

/** A place to go; `label` is English and is translated here. */
export interface NavLink {
  href: string;
  label: string;
  /** The page being looked at is this one or inside it. */
  current?: boolean;
}

export interface NavMenuProps {
  /** The common label of the links; English, translated here. */
  label: string;
  links: readonly NavLink[];
}

/**
 * Nav links behind a button. The panel is the browser's own popover: it opens before any script is loaded, by
 * touch and by keyboard.
 */
export function NavMenu({ label, links }: NavMenuProps) {
  const { t, toLang } = useLanguage();
  const id = useId();
  const panel = useRef<HTMLUListElement>(null);
  /** Closes the panel when the focus moves elsewhere by keyboard; a press outside closes it by itself. */
  const closeBehind = ({ relatedTarget }: FocusEvent) => {
    const isLeft = relatedTarget && !panel.current?.parentElement?.contains(relatedTarget);
    if (isLeft) panel.current?.hidePopover();
  };
  const moveFocus = (event: KeyboardEvent) => movePanelFocus(event, panel.current);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onBlur={closeBehind}
        onKeyDown={moveFocus}
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
              lang={toLang(t(link.label))}
              aria-current={link.current ? 'page' : undefined}
              onBlur={closeBehind}
              onKeyDown={moveFocus}
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
