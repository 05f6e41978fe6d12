import { leaveGuardMachine, leaveGuardVerbs, recordFormView } from '@pgm/machines/kit';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import type { AnyActorRef } from 'xstate';
import { useEmitted } from '#app/kit/use-emitted.ts';

interface LeaveGuardProps {
  /** The form of a record that asks before it discards changes. */
  readonly form: Pick<AnyActorRef, 'getSnapshot' | 'subscribe'> & {
    readonly send: (event: { readonly type: 'form.close' }) => void;
  };
}

/** Asks, through the form, before a user leaves the page with unsaved changes. */
export function LeaveGuard({ form }: LeaveGuardProps) {
  const facts = useSelector(form, recordFormView);
  const actor = useActorRef(leaveGuardMachine);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (currentLocation.pathname === nextLocation.pathname || !isUnsaved(form)) return false;
    const { stop, restored } = leaveGuardVerbs(actor.send);
    const isBack = historyAction === 'POP';
    if (isBack) addEventListener('popstate', restored, { once: true });
    stop(isBack);
    return true;
  });
  useEmitted(actor, {
    'form.close': () => form.send({ type: 'form.close' }),
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
      if (isUnsaved(form)) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [form]);
  return null;
}

/** Whether the form has unsaved changes at this moment. */
function isUnsaved(form: LeaveGuardProps['form']): boolean {
  const { isOpen, isDirty } = recordFormView(form.getSnapshot());
  return isOpen && isDirty;
}
