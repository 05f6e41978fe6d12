/**
 * The names of the caches. A number increases when the format of the cached data changes: caches with other names
 * are deleted as soon as a new worker becomes active.
 */
export const STORES = {
  pages: 'pages-1',
  words: 'words-1',
  routes: 'routes-1',
  catalogue: 'catalogue-1',
  images: 'images-1',
  assets: 'assets-1',
  settings: 'settings-1',
  /** The offline page of this build, by language. */
  offline: `offline-${__SHELL__.version}`,
} as const;

/** Deletes the caches of previous workers with other names. */
export async function deleteOldStores(): Promise<void> {
  const current: ReadonlySet<string> = new Set(Object.values(STORES));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !current.has(name)).map((name) => caches.delete(name)));
}
