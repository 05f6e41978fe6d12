import { cx } from 'class-variance-authority';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../primitives/link/link.tsx';
import { type ListProps, optionId } from './palette-option.types.ts';

interface OptionRowProps extends ListProps {
  /** The index of the option, from 0. */
  at: number;
  /** The target of the option; without it, the option runs an action here. */
  href?: string;
  children: ReactNode;
}

const look = 'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start hover:bg-leaf-soft';

/** A row of the list. The keyboard focus never leaves the box, which names the active row. */
export function OptionRow({ id, at, activeAt, href, onChoose, children }: OptionRowProps) {
  const isActive = at === activeAt;
  const option = {
    id: optionId(id, at),
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    onMouseDown: leaveFocus,
    // Forced colours remove the background and keep the outline.
    className: cx(look, isActive && 'bg-leaf-soft outline -outline-offset-3'),
  } as const;
  if (href === undefined)
    return (
      <button type="button" {...option} onClick={() => onChoose(at)}>
        {children}
      </button>
    );
  return (
    <Link
      {...option}
      href={href}
      onClick={(event) => {
        // With a modifier key the browser opens another tab, and the search stays.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(at);
      }}
    >
      {children}
    </Link>
  );
}

/** Keeps the focus in the box, because a press would remove it. */
function leaveFocus(event: MouseEvent): void {
  event.preventDefault();
}
