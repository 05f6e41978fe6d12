import { useState } from 'react';
import { askLogin } from './load-account.ts';

/**
 * The 'Login' button of the page at `path`: opens the modal; offline, `alert` is the sentence that says so until
 * the browser is online.
 */
export function useLogin(path: string) {
  const [lostAt, setLostAt] = useState<string>();
  const logIn = async () => {
    if (await askLogin(path)) return;
    setLostAt(path);
    addEventListener('online', () => setLostAt(undefined), { once: true });
  };
  return {
    logIn: () => void logIn(),
    alert: lostAt === path ? 'You seem to be offline. Check your connection and try again.' : undefined,
  };
}
