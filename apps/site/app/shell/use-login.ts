import { useState } from 'react';
import { askLogin } from './load-account.ts';
import { useIsOnline } from './use-is-online.ts';

/** The 'Login' button of the page at `path`: opens the modal; offline, `alert` is the sentence that says so. */
export function useLogin(path: string) {
  const isOnline = useIsOnline();
  const [lostAt, setLostAt] = useState<string>();
  return {
    logIn: () => void askLogin(path).then((isOpen) => setLostAt(isOpen ? undefined : path)),
    alert:
      lostAt === path && !isOnline
        ? 'You seem to be offline. Check your connection and try again.'
        : undefined,
  };
}
