import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { Link } from '../link/index.ts';
import { type ListProps, optionId } from './palette-option.types.ts';

interface OptionRowProps extends ListProps {
  /** Which option it is, from 0. */
  at: number;
  /** Where it leads; without it, it does something here. */
  href?: string;
  children: ReactNode;
}

const look = 'flex min-h-11 w-full items-center gap-3 px-4 py-2 text-start hover:bg-leaf-soft';

/** A line of the list. The keyboard never leaves the box: which line is meant, the box says. */
export function OptionRow({ id, at, activeAt, href, onChoose, children }: OptionRowProps) {
  const isActive = at === activeAt;
  const option = {
    id: optionId(id, at),
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    onMouseDown: leaveFocus,
    // Forced colours take the ground away and leave the outline.
    className: classNames(look, isActive && 'bg-leaf-soft outline -outline-offset-3'),
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
        // Who wants it in another tab gets it there, and the search stays.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(at);
      }}
    >
      {children}
    </Link>
  );
}

/** A press takes the focus from the box, unless it is told not to. */
function leaveFocus(event: MouseEvent): void {
  event.preventDefault();
}
