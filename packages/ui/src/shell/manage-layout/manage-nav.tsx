import { cx } from 'class-variance-authority';
import { type KeyboardEvent, useId, useRef } from 'react';
import { ChevronDownIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { movePanelFocus } from '../../foundations/move-panel-focus.ts';
import type { ManageLink } from './manage-link.types.ts';
import { SectionList, sectionLook } from './section-list.tsx';
import { useMenuAbove } from './use-menu-above.ts';

export interface ManageNavProps {
  /** The links in order; undefined while the user is not known. */
  links: readonly ManageLink[] | undefined;
  /** Shows 'Logout' when given. */
  onLogout?: (() => void) | undefined;
}

/** As many sections fit beside each other on a phone: those of a guest. */
const MAX_IN_ROW = 2;

/**
 * The nav links of the member area: a column at the side, or, on a narrow screen, a button with the current section
 * that opens all of them. Styled by `scroll-shadow.css`.
 */
export function ManageNav({ links, onLogout }: ManageNavProps) {
  const { t } = useLanguage();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isBelowMenu = useMenuAbove(nav);
  // Reserves the space, so that nothing moves when the links are loaded.
  if (links === undefined)
    return (
      <div className="border-b lg:w-60 lg:shrink-0 lg:border-b-0">
        <div className="h-12" />
      </div>
    );
  const moveFocus = (event: KeyboardEvent) => movePanelFocus(event, panel.current);
  const isFolded = links.length > MAX_IN_ROW;
  const current = links.find((link) => link.current) ?? links[0];
  return (
    <nav
      ref={nav}
      aria-label={t('Member area')}
      // As everywhere below an open menu, links with the same targets are disabled until the menu is closed.
      inert={isBelowMenu}
      aria-hidden={isBelowMenu || undefined}
      className="border-b border-line-strong bg-surface lg:sticky lg:top-28 lg:max-h-dialog lg:overflow-y-auto lg:w-60 lg:shrink-0 lg:self-start lg:border-b-0 lg:bg-transparent lg:py-10 lg:ps-8"
    >
      {isFolded && (
        <>
          <button
            type="button"
            popoverTarget={id}
            onKeyDown={moveFocus}
            className={cx(sectionLook, 'lg:hidden')}
          >
            <span className="flex text-lead text-leaf">{current?.icon}</span>
            <span className="text-ink">{t(current?.label ?? 'Member area')}</span>
            <ChevronDownIcon className="ms-auto" />
          </button>
          <div
            id={id}
            ref={panel}
            popover="auto"
            className="below-opener scroll-shadow w-72 max-h-full overflow-y-auto rounded-card border border-line-strong bg-raised p-2 text-ink shadow-raised lg:hidden"
          >
            <SectionList
              links={links}
              onLogout={onLogout}
              onChoose={() => panel.current?.hidePopover()}
              onKeyDown={moveFocus}
            />
          </div>
        </>
      )}
      <div className={cx(isFolded && 'max-lg:hidden')}>
        <SectionList isRow={!isFolded} links={links} onLogout={onLogout} />
      </div>
    </nav>
  );
}
