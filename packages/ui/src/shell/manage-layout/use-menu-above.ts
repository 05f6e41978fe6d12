import { type RefObject, useEffect, useState } from 'react';

/** Whether a menu is open above the page: a popover outside of `own` with the same links and its own 'Logout'. */
export function useMenuAbove(own: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onToggle = (event: Event) => {
      if (
        event instanceof ToggleEvent &&
        event.target instanceof HTMLElement &&
        event.target.popover !== null &&
        !own.current?.contains(event.target)
      )
        setOpen(event.newState === 'open');
    };
    // Listens in the capture phase, because the event does not bubble.
    document.addEventListener('beforetoggle', onToggle, true);
    return () => document.removeEventListener('beforetoggle', onToggle, true);
  }, [own]);
  return isOpen;
}
