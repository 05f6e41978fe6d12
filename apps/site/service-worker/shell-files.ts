/** The needed facts about a file of the build; the bundler's own type has this shape. */
type BuiltFile =
  | {
      readonly type: 'chunk';
      readonly facadeModuleId: string | null;
      readonly moduleIds: readonly string[];
      readonly imports: readonly string[];
    }
  | { readonly type: 'asset' };

/** Modules whose chunks the shop needs offline; everything else is cached at its first use. */
const SHELL = [
  '/app/entry.client.tsx',
  '/app/root.tsx',
  '/app/routes/home.tsx',
  '/app/routes/products.tsx',
  '/app/routes/product.tsx',
  '/app/flows/shell/connection/connection.flow.tsx',
  '/app/flows/shell/connection/site-worker.ts',
  '/app/flows/shell/connection/trouble.tsx',
  '/app/flows/shell/slow-calls/slow-calls.flow.tsx',
  '/app/flows/company/lead-form/lead-form.flow.tsx',
  '/app/kit/create-browser-client.ts',
  '/app/flows/catalogue/product-list/load-product-list.ts',
];

/**
 * The style sheets of pages in both languages with their image, and the fonts of English pages; the large font of Hindi is cached
 * at its first use.
 */
const STYLES = /^assets\/((app|devanagari)-[^/]+\.css|hindi-[^/]+\.svg|anek-(latin|rupee)-[^/]+\.woff2)$/;

/** Files without a hash in their name that every page shows. */
const PLAIN_FILES = ['/favicon.svg', '/no-picture.svg'];

/**
 * The addresses of the files that are cached when the service worker is installed, with all that these files
 * import.
 */
export function shellFiles(bundle: Readonly<Record<string, BuiltFile>>): string[] {
  const wanted = new Set<string>();
  const add = (name: string) => {
    if (wanted.has(name)) return;
    wanted.add(name);
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) add(imported);
  };
  for (const [name, file] of Object.entries(bundle)) {
    // A chunk that only re-exports contains no module except the one that it re-exports.
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

/** Modules that the shop needs and that no file of the build contains: they were moved, or are named wrongly here. */
export function missingModules(bundle: Readonly<Record<string, BuiltFile>>): string[] {
  const built = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? [file.facadeModuleId ?? '', ...file.moduleIds] : [],
  );
  const paths = built.map((id) => id.split('?')[0] ?? '');
  return SHELL.filter((module) => !paths.some((path) => path.endsWith(module)));
}
