/** What is asked of a file of the build; the bundler's own are of this shape. */
type BuiltFile =
  | {
      readonly type: 'chunk';
      readonly facadeModuleId: string | null;
      readonly moduleIds: readonly string[];
      readonly imports: readonly string[];
    }
  | { readonly type: 'asset' };

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

/** The style sheet of every page, and the typefaces of English ones; the large one of Hindi is kept when it is first used. */
const STYLES = /^assets\/(app-[^/]+\.css|anek-(latin|rupee|hindi)-[^/]+\.woff2)$/;

/** Files without a hash in their name that every page shows. */
const PLAIN_FILES = ['/favicon.svg', '/no-picture.svg'];

/** The addresses of what is put away when the service worker comes, with all that these files import. */
export function shellFiles(bundle: Readonly<Record<string, BuiltFile>>): string[] {
  const wanted = new Set<string>();
  const add = (name: string) => {
    if (wanted.has(name)) return;
    wanted.add(name);
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) add(imported);
  };
  for (const [name, file] of Object.entries(bundle)) {
    // A chunk that only passes something on has no module in it but the one it stands for.
    const isWanted =
      file.type === 'chunk'
        ? [file.facadeModuleId ?? '', ...file.moduleIds].some(isShell)
        : STYLES.test(name);
    if (isWanted) add(name);
  }
  return [...[...wanted].map((name) => `/${name}`), ...PLAIN_FILES].toSorted();
}

function isShell(id: string): boolean {
  const [path = ''] = id.split('?');
  return SHELL.some((module) => path.endsWith(module));
}
