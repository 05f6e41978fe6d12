import { useEffect, useState } from 'react';

/** Whether a menu is open above the page: a popover with the same links and its own 'Logout'. */
export function useMenuAbove(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onToggle = (event: Event) => {
      if (
        event instanceof ToggleEvent &&
        event.target instanceof HTMLElement &&
        event.target.popover !== null
      )
        setOpen(event.newState === 'open');
    };
    // Listens in the capture phase, because the event does not bubble.
    document.addEventListener('beforetoggle', onToggle, true);
    return () => document.removeEventListener('beforetoggle', onToggle, true);
  }, []);
  return isOpen;
}
