import { useEffect, useState } from 'react';

/** Whether a menu is open above the page: a popover, which leads to the same places and has its own 'Logout'. */
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
    // Caught on the way down: it does not come up again.
    document.addEventListener('beforetoggle', onToggle, true);
    return () => document.removeEventListener('beforetoggle', onToggle, true);
  }, []);
  return isOpen;
}
