import { useEffect } from 'react';
import { takeGoodbye } from '#app/shared/goodbye.ts';
import { toasts } from '../toasts/toasts.ts';

/** Says goodbye on the page that follows the deletion of an account. */
export function GoodbyeFlow() {
  useEffect(() => {
    if (!takeGoodbye()) return;
    toasts.show({
      kind: 'blank',
      message: 'Your account is deleted. Goodbye, and thank you for being with us.',
    });
  }, []);
  return null;
}
