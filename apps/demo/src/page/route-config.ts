/** A route as `routes.ts` of the site declares it. */
interface SiteRoute {
  readonly id: string;
  /** The module, in the folder of the site. */
  readonly file: string;
  readonly path?: string;
  readonly index?: true;
  readonly children?: readonly SiteRoute[];
}

interface Options {
  readonly id?: string;
}

/** The id of a route that declares none. */
export const toRouteId = (file: string) => file.replace(/\.tsx?$/, '');

// The functions of `@react-router/dev/routes`, which belongs to the build and does not run in a browser.

export const index = (file: string, { id = toRouteId(file) }: Options = {}): SiteRoute => ({
  id,
  file,
  index: true,
});

export const route = (path: string, file: string, { id = toRouteId(file) }: Options = {}): SiteRoute => ({
  id,
  file,
  path,
});

export const layout = (file: string, children: readonly SiteRoute[]): SiteRoute => ({
  id: toRouteId(file),
  file,
  children,
});
