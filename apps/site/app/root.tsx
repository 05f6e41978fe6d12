import { toShopTerms } from '@pgm/api/contract';
import { type ReactNode, Suspense } from 'react';
import { Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import devanagari from '@pgm/ui/devanagari.css?url';
import type { Route } from './+types/root';
import stylesheet from './app.css?url';
import { EarlyScript } from './hydration/early-script.tsx';
import { HydrationMark } from './hydration/hydration-mark.tsx';
import { lazyComponent } from './hydration/lazy-component.tsx';
import { inOneLanguage } from './i18n/one-language.ts';
import { loadAgreementVersion } from './kit/load-agreement-version.ts';
import {
  articlesContext,
  companyContext,
  languageContext,
  originContext,
  shellClientContext,
} from './kit/request-context.ts';
import { NotLoaded } from './kit/not-loaded.tsx';
import { toShellCompany } from './shell/shell-company.ts';
import { SiteFrame } from './shell/site-frame.tsx';

/** Most visits never show it; offline it can't be loaded when it is needed. */
const ErrorPage = lazyComponent(
  () => import('./shell/error-page.tsx'),
  () => (
    <div className="measure py-12">
      <NotLoaded />
    </div>
  ),
);

/**
 * The data for every page: the visitor's language, the links to the categories, the facts of the company in the footer,
 * the terms of the shop, the version of the agreement, the origin for canonical links.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [categories, agreementVersion] = await Promise.all([
    context.get(shellClientContext).categories.list(request.signal),
    loadAgreementVersion(context.get(articlesContext), request.signal),
  ]);
  const language = context.get(languageContext);
  return {
    origin: context.get(originContext),
    language,
    company: toShellCompany(context.get(companyContext), language),
    terms: toShopTerms(context.get(companyContext)),
    agreementVersion,
    categories: (categories.ok ? categories.value : []).map(({ name, categoryUniqueName }) => ({
      href: `/products/${categoryUniqueName}`,
      label: name,
    })),
  };
}

/** The shell is loaded once; going from page to page does not change it. */
export const shouldRevalidate = () => false;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [inOneLanguage];

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
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        {language === 'hi' && <link rel="stylesheet" href={devanagari} />}
      </head>
      <body>
        <SiteFrame data={data}>{children}</SiteFrame>
        <HydrationMark />
        <ScrollRestoration />
        <Scripts />
        <EarlyScript />
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
      <ErrorPage error={error} categories={data?.categories ?? []} />
    </Suspense>
  );
}
