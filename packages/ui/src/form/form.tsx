import { useEffect, useRef, type ComponentProps } from 'react';

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & {
  /** Called instead of the browser's own submit. */
  onSubmit: () => void;
};

/**
 * A form whose rules live elsewhere: the browser checks nothing. When a submit leaves wrong fields behind, the
 * first of them takes the focus, so that a screen reader says what is wrong and a phone scrolls to it.
 */
export function Form({ onSubmit, children, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const justSubmitted = useRef(false);
  // Without a list of dependencies: the errors arrive with whichever render follows the submit.
  useEffect(() => {
    if (!justSubmitted.current) return;
    justSubmitted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
  return (
    <form
      noValidate
      {...props}
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        justSubmitted.current = true;
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
