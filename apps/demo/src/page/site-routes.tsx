import type { ComponentType } from 'react';
import {
  type LoaderFunctionArgs,
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

/** The arguments of a loader, on the server or in the browser. */
type LoaderArgs = LoaderFunctionArgs & {
  readonly context: RouterContextProvider;
  readonly serverLoader: () => unknown;
};

/** What a module of a route exports. */
interface RouteModule {
  readonly default?: ComponentType<object>;
  readonly loader?: (args: LoaderArgs) => unknown;
  readonly clientLoader?: (args: LoaderArgs) => unknown;
}

const modules = import.meta.glob<RouteModule>([
  '../../../site/app/{routes,staff}/**/*.{ts,tsx}',
  '!../../../site/app/**/*.{stories,test}.{ts,tsx}',
]);

/**
 * The routes of the site for a router in the browser, inside the frame of the site. A page gets its data from its
 * `clientLoader`, else from the `loader` that otherwise runs on the server.
 */
export function siteRoutes(context: RouterContextProvider): RouteObject[] {
  return [
    {
      id: 'root',
      loader: (args) => loader(toArgs(args, context)),
      shouldRevalidate,
      Component: PageFrame,
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

function toRouteParts({ default: Page, ...module }: RouteModule, context: RouterContextProvider) {
  const load = module.clientLoader ?? module.loader;
  return {
    ...(Page && { Component: withRouteData(Page) }),
    ...(load && { loader: (args: LoaderFunctionArgs) => load(toArgs(args, context)) }),
  };
}

const toArgs = (args: LoaderFunctionArgs, context: RouterContextProvider) => ({
  ...args,
  context,
  serverLoader: () => Promise.reject(new Error('The demo has no data of a server besides its calls.')),
});

/** Passes a page what the framework of the site passes it. */
function withRouteData(Page: ComponentType<object>) {
  return function RoutePage() {
    const data = { loaderData: useLoaderData<unknown>(), params: useParams(), matches: useMatches() };
    return <Page {...data} />;
  };
}

function RootError() {
  return <RootErrorBoundary error={useRouteError()} params={{}} />;
}

const Nothing = () => null;
