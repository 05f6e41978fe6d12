import type { Rolldown } from 'vite';

/** Modules whose chunks the shop needs without a line; everything else is kept when it is first used. */
const SHELL = [
  '/app/entry.client.tsx',
  '/app/root.tsx',
  '/app/routes/home.tsx',
  '/app/routes/products.tsx',
  '/app/routes/product.tsx',
  '/app/flows/connection/connection.flow.tsx',
  '/app/flows/connection/site-worker.ts',
  '/app/flows/connection/trouble.tsx',
  '/app/flows/lead-form/lead-form.flow.tsx',
  '/app/shared/create-browser-client.ts',
];

/** The style sheet of every page, and the typeface of English ones. */
const STYLES = /^assets\/(app-[^/]+\.css|anek-latin-[^/]+\.woff2)$/;

/** Files without a hash in their name that every page shows. */
const PLAIN_FILES = ['/favicon.svg', '/no-picture.svg'];

/** The addresses of what is put away when the service worker comes, with all that these files import. */
export function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const wanted = new Set<string>();
  const add = (name: string) => {
    if (wanted.has(name)) return;
    wanted.add(name);
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) add(imported);
  };
  for (const [name, file] of Object.entries(bundle)) {
    const isWanted = file.type === 'chunk' ? file.moduleIds.some(isShell) : STYLES.test(name);
    if (isWanted) add(name);
  }
  return [...[...wanted].map((name) => `/${name}`), ...PLAIN_FILES].toSorted();
}

function isShell(id: string): boolean {
  const [path = ''] = id.split('?');
  return SHELL.some((module) => path.endsWith(module));
}
