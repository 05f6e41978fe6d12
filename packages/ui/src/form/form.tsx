import { useEffect, useRef, type ComponentProps } from 'react';
import { NeedsScripts } from '../needs-scripts/index.ts';
import { takeOverTyped } from './take-over-typed.ts';

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'ref'> & {
  /** Called instead of the browser's own submit. */
  onSubmit: () => void;
};

/**
 * A form whose rules live elsewhere: the browser checks nothing. When a submit leaves wrong fields behind, the
 * first of them takes the focus, or else the alert that says why it failed, so that a screen reader says what is
 * wrong and a phone scrolls to it.
 *
 * Before its scripts run it keeps what is typed, and a press on its button does nothing: the browser's own submit
 * would write a name, a number or a password into the address.
 */
export function Form({ onSubmit, children, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isLooking = useRef(false);
  // Without a list of dependencies: the errors arrive with a render that follows the submit, or its answer.
  useEffect(() => {
    const wrong = isLooking.current && form.current && whatIsWrong(form.current);
    if (!wrong) return;
    isLooking.current = false;
    wrong.focus();
  });
  useEffect(() => {
    if (form.current) takeOverTyped(form.current);
  }, []);
  return (
    <form
      // Outside of a dialog this submits nothing.
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

function whatIsWrong(form: HTMLFormElement): HTMLElement | null {
  // While an answer is awaited, the alert of the attempt before may still stand.
  const isAwaited = [...form.elements].some(({ ariaBusy }) => ariaBusy === 'true');
  return (
    form.querySelector<HTMLElement>('[aria-invalid=true]') ??
    (isAwaited ? null : form.querySelector<HTMLElement>('[role=alert]'))
  );
}
