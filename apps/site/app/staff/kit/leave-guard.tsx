import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

interface LeaveGuardProps {
  /** The form as it is shown. */
  readonly facts: {
    readonly isOpen: boolean;
    readonly isDirty: boolean;
    readonly isSaving: boolean;
    readonly isDiscarding: boolean;
  };
  /** Whether the form has unsaved changes at this moment. The same function each time. */
  readonly isUnsaved: () => boolean;
  /** Closes the form, which asks first. */
  readonly close: () => void;
}

/** Asks, through the form, before a user leaves the page with unsaved changes. */
export function LeaveGuard({ facts, isUnsaved, close }: LeaveGuardProps) {
  const { isOpen, isDirty, isSaving, isDiscarding } = facts;
  const isRestoring = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (currentLocation.pathname === nextLocation.pathname || !isUnsaved()) return false;
    if (historyAction === 'POP') {
      // The browser has gone back already. The router restores the address, which a dialog would take for another Back.
      isRestoring.current = true;
      const ask = () => {
        isRestoring.current = false;
        close();
      };
      addEventListener('popstate', ask, { once: true });
    }
    return true;
  });
  const isAsked = useRef(false);
  // Without a dependency list, because the form goes on while the navigation waits.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const isGone = !isOpen || !isDirty;
    if (isDiscarding) isAsked.current = true;
    // Discarded, or saved meanwhile.
    else if (isGone) blocker.proceed();
    else if (isAsked.current) blocker.reset();
    else if (!isSaving && !isRestoring.current) close();
    if (!isDiscarding) isAsked.current = false;
  });
  useEffect(() => {
    // The browser itself asks before it closes the tab.
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return null;
}
