import { useRef } from 'react';

/**
 * Returns the focus to the element that had it before a dialog opened. Radix returns it only to a trigger of its own, and
 * does so some time after the dialog has disappeared: what the user has focused meanwhile stays focused.
 */
export function useReturnedFocus() {
  const opener = useRef<Element>(null);
  return {
    /** For `onOpenAutoFocus`. */
    noteOpener: () => {
      opener.current = document.activeElement;
    },
    /** For `onCloseAutoFocus`. */
    returnFocus: (event: Event) => {
      event.preventDefault();
      // The focused element disappeared with the dialog.
      const isFree = document.activeElement === document.body;
      if (isFree && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
