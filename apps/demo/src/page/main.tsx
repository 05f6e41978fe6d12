import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router';
import '../../../site/app/app.css';
import '@pgm/ui/devanagari.css';
import { loadLanguage } from '../../../site/app/i18n/i18n.ts';
import { visitLanguage } from '../../../site/app/i18n/visit-language.ts';
import { provideAccount } from '../../../site/app/kit/account-code.ts';
import { provideTokens } from '../../../site/app/kit/browser-client.ts';
import { readCookie, toTheme } from '../../../site/app/kit/visitor-choices.ts';
import { pageFetch } from './page-fetch.ts';
import { loadDocumentsByDemo } from './document-loads.ts';
import { siteContext } from './site-context.ts';
import { siteRoutes } from './site-routes.tsx';

const { demo } = window.parent;
if (demo === undefined) throw new Error('This page belongs into the frame of the demo.');

// The page has its real address, which its parts read; the server that the demo was loaded from never sees it.
history.replaceState(null, '', new URLSearchParams(location.search).get('at') ?? '/');
globalThis.fetch = pageFetch(demo.network.exchange);
loadDocumentsByDemo(demo.load);
const loadAccount = () => import('../../../site/app/shell/account/account.ts');
provideAccount(loadAccount);
provideTokens(loadAccount);

const language = visitLanguage({ url: location.href }, document.cookie);
document.documentElement.lang = language;
document.documentElement.dataset['theme'] = toTheme(readCookie(document.cookie, 'theme'));
await loadLanguage(language);

const context = siteContext(language, await demo.company());

createRoot(document.body).render(<RouterProvider router={createBrowserRouter(siteRoutes(context))} />);
