import { cx } from 'class-variance-authority';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { movePanelFocus } from '../../foundations/move-panel-focus.ts';

export interface UserMenuProps {
  /** The button shows its first letter. */
  firstName: string;
  /** The member's own pages; `label` is English and is translated here. */
  links: readonly { href: string; label: string }[];
  onLogout: () => void;
}

const item =
  'flex min-h-12 w-full items-center px-4 font-medium -outline-offset-3 hover:bg-leaf-soft hover:text-leaf';

/**
 * The member's own pages behind one button. The panel is the browser's own popover: it opens without JavaScript,
 * closes by Escape or a press elsewhere, and reports to assistive technology whether it is open.
 */
export function UserMenu({ firstName, links, onLogout }: UserMenuProps) {
  const { t } = useLanguage();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  const moveFocus = (event: KeyboardEvent) => movePanelFocus(event, panel.current);
  const [letter = ''] = firstName.trim();
  return (
    <>
      <button
        type="button"
        aria-label={t('Account')}
        popoverTarget={id}
        onKeyDown={moveFocus}
        className="grid size-11 place-items-center rounded-round border border-leaf bg-leaf-soft font-bold text-leaf hover:bg-leaf hover:text-on-leaf"
      >
        {letter.toLocaleUpperCase()}
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className="below-opener w-56 rounded-card border border-line-strong bg-raised py-2 text-ink shadow-raised"
      >
        <nav aria-label={t('Account')}>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={item} onKeyDown={moveFocus} onClick={close}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <button
          type="button"
          className={cx(item, 'border-t')}
          onKeyDown={moveFocus}
          onClick={() => {
            close();
            onLogout();
          }}
        >
          {t('Logout')}
        </button>
      </div>
    </>
  );
}
