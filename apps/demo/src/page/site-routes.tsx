import type { ComponentType } from 'react';
import {
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  type RouterContextProvider,
  useLoaderData,
  useMatches,
  useParams,
  useRouteError,
} from 'react-router';
import { ErrorBoundary as RootErrorBoundary, loader, shouldRevalidate } from '../../../site/app/root.tsx';
import declaredRoutes from '../../../site/app/routes.ts';
import { toRouteId } from './route-config.ts';
import { PageFrame } from './page-frame.tsx';

/** A route as `routes.ts` of the site declares it. */
type DeclaredRoute = (typeof declaredRoutes)[number];

/** What the `loader` of a route gets, which the site runs on the server. */
type LoaderArgs = LoaderFunctionArgs & { readonly context: RouterContextProvider };

/** What its `clientLoader` gets. */
type ClientLoaderArgs = LoaderArgs & { readonly serverLoader: () => unknown };

/** What a module of a route exports. */
interface RouteModule {
  readonly default?: ComponentType<object>;
  readonly loader?: (args: LoaderArgs) => unknown;
  readonly clientLoader?: (args: ClientLoaderArgs) => unknown;
}

const modules = import.meta.glob<RouteModule>([
  '../../../site/app/{routes,staff}/**/*.{ts,tsx}',
  '!../../../site/app/**/*.{stories,test}.{ts,tsx}',
]);

/**
 * The routes of the site for a router in the browser, inside the frame of the site. A page gets its data from its
 * `clientLoader`, else from its `loader`; the call of the first to the second stays in the browser.
 */
export function siteRoutes(context: RouterContextProvider): RouteObject[] {
  return [
    {
      id: 'root',
      loader: (args) => loader({ ...args, context }),
      shouldRevalidate,
      Component: () => (
        <PageFrame>
          <Outlet />
        </PageFrame>
      ),
      ErrorBoundary: RootError,
      HydrateFallback: Nothing,
      children: declaredRoutes.map((declared) => toRoute(declared, context)),
    },
  ];
}

function toRoute(
  { file, id = toRouteId(file), path, index, children }: DeclaredRoute,
  context: RouterContextProvider,
): RouteObject {
  const lazy = async () => {
    const load = modules[`../../../site/app/${file}`];
    if (load === undefined) throw new Error(`The site has no ${file}.`);
    return toRouteParts(await load(), context);
  };
  if (index) return { id, index, lazy };
  return {
    id,
    lazy,
    ...(path !== undefined && { path }),
    ...(children && { children: children.map((child) => toRoute(child, context)) }),
  };
}

function toRouteParts(
  { default: Page, loader: onServer, clientLoader = onServer }: RouteModule,
  context: RouterContextProvider,
) {
  const load = (args: LoaderFunctionArgs) =>
    clientLoader?.({ ...args, context, serverLoader: async () => onServer?.({ ...args, context }) });
  return {
    ...(Page && { Component: withRouteData(Page) }),
    ...(clientLoader && { loader: load }),
  };
}

/** Passes a page what the framework of the site passes it. */
function withRouteData(Page: ComponentType<object>) {
  return function RoutePage() {
    const data = { loaderData: useLoaderData<unknown>(), params: useParams(), matches: useMatches() };
    return <Page {...data} />;
  };
}

function RootError() {
  return (
    <PageFrame>
      <RootErrorBoundary error={useRouteError()} params={{}} />
    </PageFrame>
  );
}

const Nothing = () => null;
