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

type Children = readonly SiteRoute[];

/** A route without a path. As in the build, the options can be left out before the children. */
export function layout(file: string, given: Options | Children = {}, children?: Children): SiteRoute {
  if (isChildren(given)) return layout(file, {}, given);
  return { id: given.id ?? toRouteId(file), file, ...(children && { children }) };
}

export const route = (
  path: string,
  file: string,
  given?: Options | Children,
  children?: Children,
): SiteRoute => ({ ...layout(file, given, children), path });

const isChildren = (given: Options | Children): given is Children => Array.isArray(given);
