import { type GuardedForm, leaveGuardMachine, leaveGuardVerbs } from '@pgm/machines/kit';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useEmitted } from '#app/kit/use-emitted.ts';

interface LeaveGuardProps {
  /** The form as it is shown. */
  readonly facts: GuardedForm;
  /** Whether the form has unsaved changes at this moment. The same function each time. */
  readonly isUnsaved: () => boolean;
  /** Closes the form, which asks first. */
  readonly close: () => void;
}

/** Asks, through the form, before a user leaves the page with unsaved changes. */
export function LeaveGuard({ facts, isUnsaved, close }: LeaveGuardProps) {
  const actor = useActorRef(leaveGuardMachine);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (currentLocation.pathname === nextLocation.pathname || !isUnsaved()) return false;
    const { stop, restored } = leaveGuardVerbs(actor.send);
    const isBack = historyAction === 'POP';
    if (isBack) addEventListener('popstate', restored, { once: true });
    stop(isBack);
    return true;
  });
  useEmitted(actor, {
    'form.close': close,
    'navigation.proceed': () => blocker.proceed?.(),
    'navigation.cancel': () => blocker.reset?.(),
  });
  // Without a dependency list, because the form goes on while the navigation waits.
  useEffect(() => {
    if (blocker.state === 'blocked') leaveGuardVerbs(actor.send).report(facts);
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
