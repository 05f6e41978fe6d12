import { cx } from 'class-variance-authority';
import { useId, useRef, type KeyboardEvent } from 'react';
import { MoreIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import type { RowAction } from './data-table.types.ts';

interface RowMenuProps {
  /** Name of the row. */
  name: string;
  /** No menu is shown for a row without any. */
  actions: readonly RowAction[];
}

const entry =
  'flex min-h-11 w-full items-center px-4 text-start font-medium -outline-offset-3 hover:bg-leaf-soft focus-visible:bg-leaf-soft';

/**
 * What can be done with a row, behind one button. The panel is the browser's own popover: it closes by Escape or a press
 * elsewhere, gives the focus back, is never cut off by the table, and says by itself whether it is open.
 */
export function RowMenu({ name, actions }: RowMenuProps) {
  const { t } = useLanguage();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const entries = () => [...(menu.current?.querySelectorAll('button') ?? [])];

  const moveFocus = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.findIndex((button) => button === document.activeElement);
    const target = { ArrowDown: (at + 1) % all.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (target === undefined) return;
    event.preventDefault();
    all.at(target)?.focus();
  };

  if (actions.length === 0) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('Actions for {name}', { name })}
        aria-haspopup="menu"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          menu.current?.showPopover({ source: event.currentTarget });
        }}
        className="grid size-11 place-items-center rounded-field text-ink-muted hover:bg-leaf-soft hover:text-leaf"
      >
        <MoreIcon />
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        role="menu"
        aria-label={t('Actions for {name}', { name })}
        tabIndex={-1}
        onKeyDown={moveFocus}
        onToggle={(event) => {
          // The event comes after the menu has opened: the user may have chosen an entry already.
          const isChosen = event.currentTarget.contains(document.activeElement);
          if (event.newState === 'open' && !isChosen) entries()[0]?.focus();
        }}
        className="below-opener w-56 rounded-card border border-line-strong bg-raised py-2 text-ink shadow-raised [position-try-fallbacks:flip-block]"
      >
        {actions.map(({ label, onSelect, isDangerous = false }) => (
          <button
            key={label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={cx(entry, isDangerous && 'text-danger')}
            onClick={() => {
              menu.current?.hidePopover();
              onSelect();
            }}
          >
            {t(label)}
          </button>
        ))}
      </div>
    </>
  );
}
