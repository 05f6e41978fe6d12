import { openAccount } from '#app/kit/account-code.ts';

interface LoginRequest {
  /** Called before the modal opens; returns why the login is needed. */
  readonly prepare?: () => string;
  /** Whether the user has no account yet, and so signs up. Default false. */
  readonly isNew?: boolean;
}

/**
 * Opens the login modal above `path`; when it can't be loaded, it opens the page of login or sign-up.
 * @returns false when the browser is offline, so that nothing can be loaded and the page stays
 */
export function askLogin(path: string, { prepare, isNew = false }: LoginRequest = {}): Promise<boolean> {
  const page = isNew ? '/Associate/signup' : '/Associate/login';
  return Promise.all([openAccount(), import('./auth-forms.ts')]).then(
    ([account]) => {
      account.authModal.open(path, { reason: prepare?.(), isNew });
      return true;
    },
    () => {
      if (navigator.onLine) location.assign(page);
      return navigator.onLine;
    },
  );
}
