/** Joins the parts of a path; a missing one is left out. */
export const join = (...parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== '').join('/');

/** The same: there is no working directory. */
export const resolve = (...parts: readonly string[]) => join(...parts);

export const dirname = (path: string) => path.slice(0, path.lastIndexOf('/'));
