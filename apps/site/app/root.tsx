import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import { NotFound } from '@pgm/ui/not-found';
import { ServerError } from '@pgm/ui/server-error';
import type { Route } from './+types/root';
import stylesheet from './app.css?url';
import { clientContext, originContext } from './shared/request-context.ts';
import { SiteShell } from './shared/site-shell.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** What every page needs: the categories of footer and not-found page, and the address for canonical links. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const categories = await context.get(clientContext).categories.list({}, request.signal);
  return {
    origin: context.get(originContext),
    categories: (categories.ok ? categories.value.data : []).map(({ name, categoryUniqueName }) => ({
      href: `/products/${categoryUniqueName}`,
      label: name,
    })),
  };
}

/** The shell is loaded once; going from page to page does not change it. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <SiteShell categories={data?.categories ?? []}>{children}</SiteShell>
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
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound links={data?.categories ?? []} />;
  return <ServerError onRetry={() => window.location.reload()} />;
}
