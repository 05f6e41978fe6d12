/**
 * The names of the caches. A number goes up when what is kept in one changes its form: what has another name is deleted
 * as soon as a new worker takes over.
 */
export const STORES = {
  pages: 'pages-1',
  words: 'words-1',
  routes: 'routes-1',
  catalogue: 'catalogue-1',
  pictures: 'pictures-1',
  assets: 'assets-1',
  settings: 'settings-1',
  /** The page for what was never seen, by language; of this build. */
  offline: `offline-${__SHELL__.version}`,
} as const;

/** Deletes what workers before this one kept under other names. */
export async function deleteOldStores(): Promise<void> {
  const current: ReadonlySet<string> = new Set(Object.values(STORES));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !current.has(name)).map((name) => caches.delete(name)));
}
