import type { ComponentProps, MouseEvent } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { type ButtonLook, buttonLook } from './button-look.tsx';

export { ButtonLink } from './button-link.tsx';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: the button shows a spinner, keeps the focus and ignores presses. Default false. */
    busy?: boolean;
    /** The label while busy, for example 'Submitting...'. Default: its own label. */
    busyText?: string;
  };

/** Not `disabled`, because the button would lose the focus after a press by keyboard. */
const resting = {
  disabled: false,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;

/**
 * A button for an action. One primary button per screen; `type` is 'button' by default. Use `aria-disabled`
 * instead of `disabled` for a button that can no longer be pressed after a press: it ignores presses and keeps
 * the focus.
 */
export function Button({ variant, size, wide, busy = false, busyText, ...props }: ButtonProps) {
  const { t } = useLanguage();
  const { className, children, type = 'button', ...native } = props;
  const rests = busy || native['aria-disabled'] === true;
  return (
    <button
      {...native}
      type={type}
      {...(rests && resting)}
      {...(busy && { 'aria-busy': true })}
      className={buttonLook({ variant: rests ? 'resting' : variant, size, wide, className })}
    >
      {busy && <Spinner />}
      {busy && busyText !== undefined ? t(busyText) : children}
    </button>
  );
}
