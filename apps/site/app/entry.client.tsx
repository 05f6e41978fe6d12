import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { provideAccount } from './kit/account-code.ts';
import { provideTokens } from './kit/browser-client.ts';
import { loadLanguage } from './i18n/i18n.ts';

/** What a visit without an account does not need: session, toasts, login modal, cart, wishes. */
const loadAccount = () => import('./shell/account/account.ts');

// A button of a flow asks for the account, which is made of flows; the session calls the API, and the API's calls are signed
// by the session: they meet here.
provideAccount(loadAccount);
provideTokens(loadAccount);

/** Makes the page interactive, then counts the site that the visit came from. */
function start(): void {
  startTransition(() => {
    // No StrictMode: in development it stops each machine and starts it again, and the stopped request would be
    // shown as a failure.
    hydrateRoot(document, <HydratedRouter />);
  });
  if (document.referrer !== '' && !document.referrer.startsWith(`${location.origin}/`))
    import('./kit/note-source.ts').then(({ noteSource }) => noteSource()).catch(() => undefined);
}

loadLanguage(document.documentElement.lang === 'hi' ? 'hi' : 'en').then(
  start,
  // Without the translations a page stays as the server rendered it: it can be read, and its links work.
  () => undefined,
);
