import { useState } from 'react';
import { askLogin } from './ask-login.ts';
import { useIsOnline } from '#app/kit/use-is-online.ts';

/**
 * The 'Login' button of the page at `path`: opens the modal; offline, `alert` is the sentence that says so until
 * the browser is online.
 */
export function useLogin(path: string) {
  const isOnline = useIsOnline();
  const [lostAt, setLostAt] = useState<string>();
  if (isOnline && lostAt) setLostAt(undefined);
  return {
    logIn: () => void askLogin(path).then((isOpen) => setLostAt(isOpen ? undefined : path)),
    alert: lostAt === path ? 'You seem to be offline. Check your connection and try again.' : undefined,
  };
}
