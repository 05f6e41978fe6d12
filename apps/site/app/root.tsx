import { type ReactNode, Suspense } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  isRouteErrorResponse,
  useRouteLoaderData,
} from 'react-router';
import devanagari from '@pgm/ui/devanagari.css?url';
import { LanguageProvider, useLanguage } from '@pgm/ui/foundations/language';
import type { Route } from './+types/root';
import stylesheet from './app.css?url';
import { company } from './company.ts';
import { FOOTER_LINKS, NAVIGATION, POLICY_LINKS } from './content/navigation.ts';
import { lazyComponent } from './hydration/lazy-component.ts';
import { inOneLanguage } from './i18n/one-language.ts';
import { clientContext, languageContext, originContext } from './kit/request-context.ts';
import { SiteShell } from './shell/site-shell.tsx';
import { translateIn } from './i18n/i18n.ts';

/** Most visits never show these; offline they can't be loaded when they are needed. */
const NotFound = lazyComponent(
  async () => ({ default: (await import('@pgm/ui/shell/not-found')).NotFound }),
  Offline,
);
const Trouble = lazyComponent(() => import('./flows/company/connection/trouble.tsx'), Offline);

function Offline() {
  const { t } = useLanguage();
  return (
    <p role="alert" className="measure py-12">
      {t('You seem to be offline. Check your connection and try again.')}
    </p>
  );
}

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
];

/**
 * The data for every page: the visitor's language, the links of header and footer, the origin for canonical
 * links.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const categories = await context.get(clientContext).categories.list({}, request.signal);
  return {
    origin: context.get(originContext),
    language: context.get(languageContext),
    navLinks: {
      nav: NAVIGATION,
      links: FOOTER_LINKS,
      policies: POLICY_LINKS,
      categories: (categories.ok ? categories.value.data : []).map(({ name, categoryUniqueName }) => ({
        href: `/products/${categoryUniqueName}`,
        label: name,
      })),
    },
  };
}

/** The shell is loaded once; going from page to page does not change it. */
export const shouldRevalidate = () => false;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [inOneLanguage];

/** The meta tags of pages that could not be shown; any other page has its own. */
export const meta: Route.MetaFunction = ({ error, loaderData }) => {
  if (error === undefined) return [];
  const t = translateIn(loaderData?.language ?? 'en');
  return [
    { title: `${isMissing(error) ? t('Page not found') : t('Something broke')} – ${company.brandName}` },
    { name: 'robots', content: 'noindex' },
  ];
};

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const language = data?.language ?? 'en';
  return (
    // The server adds the theme that the visitor chose.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fdfefb" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#17211b" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {language === 'hi' && <link rel="stylesheet" href={devanagari} />}
      </head>
      <body>
        <LanguageProvider language={language} translate={translateIn(language)}>
          <SiteShell navLinks={data?.navLinks}>{children}</SiteShell>
        </LanguageProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <Suspense>
      {isMissing(error) ? (
        <NotFound links={data?.navLinks.categories ?? []} />
      ) : (
        <Trouble onRetry={() => window.location.reload()} rejection={toRejection(error)} />
      )}
    </Suspense>
  );
}

/** The sentence of a "too many requests" failure, which says when to try again. */
function toRejection(error: unknown): string | undefined {
  return isRouteErrorResponse(error) && error.status === 429 ? String(error.data) : undefined;
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
