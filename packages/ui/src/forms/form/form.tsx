import { useEffect, useRef, type ComponentProps } from 'react';
import { NeedsScripts } from '../../primitives/needs-scripts/needs-scripts.tsx';
import { hydrateTyped } from './hydrate-typed.ts';

export { toField } from './form-fields.ts';

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'ref'> & {
  /** Called instead of the browser's own submit. */
  onSubmit: () => void;
};

/**
 * A form whose rules live elsewhere: the browser checks nothing. When a submit leaves invalid fields, the first
 * of them receives the focus, or else the alert with the reason, so that a screen reader reads it and a phone
 * scrolls to it.
 *
 * Before hydration the form preserves what is typed, and a press on its button does nothing: the browser's own
 * submit would write a name, a number or a password into the address.
 */
export function Form({ onSubmit, children, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isLooking = useRef(false);
  // Without a dependency list, because errors arrive with a later render, after the submit or after the response.
  useEffect(() => {
    const invalid = isLooking.current && form.current && findInvalid(form.current);
    if (!invalid) return;
    isLooking.current = false;
    invalid.focus();
  });
  useEffect(() => {
    if (form.current) hydrateTyped(form.current.elements);
  }, []);
  return (
    <form
      // Outside a dialog this submits nothing.
      method="dialog"
      noValidate
      {...props}
      ref={form}
      onInput={() => {
        isLooking.current = false;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        isLooking.current = true;
        onSubmit();
      }}
    >
      <NeedsScripts />
      {children}
    </form>
  );
}

function findInvalid(form: HTMLFormElement): HTMLElement | null {
  // While a response is pending, the alert of the previous attempt may still be shown.
  const isAwaited = [...form.elements].some(({ ariaBusy }) => ariaBusy === 'true');
  return (
    form.querySelector<HTMLElement>('[aria-invalid=true]') ??
    (isAwaited ? null : form.querySelector<HTMLElement>('[role=alert]'))
  );
}
