import { type productFormMachine, productFormVerbs, productFormView } from '@pgm/machines/staff/product-form';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

type ProductForm = ActorRefFrom<typeof productFormMachine>;

/** Asks, through the form, before a user leaves the page with unsaved changes. */
export function LeaveGuard({ form }: { form: ProductForm }) {
  const [{ isOpen, isDirty, isSaving, isDiscarding }, { close }] = useFlow(form, productFormView, () =>
    productFormVerbs(form),
  );
  const isRestoring = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (currentLocation.pathname === nextLocation.pathname || !isUnsaved(form)) return false;
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
      if (isUnsaved(form)) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [form]);
  return null;
}

function isUnsaved(form: ProductForm): boolean {
  const { isOpen, isDirty } = productFormView(form.getSnapshot());
  return isOpen && isDirty;
}
