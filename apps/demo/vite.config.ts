import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the server imports and a browser has not; each is replaced by what little of it the server needs here. */
const REPLACED = {
  'node:async_hooks': at('src/node/async-hooks.ts'),
  'node:crypto': at('src/node/crypto.ts'),
  'node:net': at('src/node/net.ts'),
  'node:path': at('src/node/path.ts'),
  'node:timers/promises': at('src/node/timers-promises.ts'),
  'node:util': at('src/node/util.ts'),
  'prom-client': at('src/node/prom-client.ts'),
  '@react-router/dev/routes': at('src/page/route-config.ts'),
};

const MISSING =
  /^(?:node:.+|fs|path|stream(?:\/promises)?|zlib|module|@hono\/node-server.*|@opentelemetry\/api|csv-parse|drizzle-orm\/pglite\/migrator|fontkit|nodemailer|oidc-provider|openid-client|pdfkit|pg|pino|s3mini|sharp)$/;

export default defineConfig({
  base: './',
  publicDir: '../site/public',
  // No service worker: there is no server whose pages it could save.
  define: { 'import.meta.env.PROD': 'false' },
  plugins: [tailwindcss(), sampleImages()],
  resolve: {
    conditions: ['pgm:source', ...defaultClientConditions],
    alias: [
      ...Object.entries(REPLACED).map(([find, replacement]) => ({ find, replacement })),
      { find: MISSING, replacement: at('src/node/missing.ts') },
    ],
  },
  build: {
    target: 'esnext',
    rolldownOptions: { input: [at('index.html'), at('page.html')] },
    chunkSizeWarningLimit: 3000,
  },
});

/** Shows the originals of the sample images: no server makes other sizes of them. */
function sampleImages() {
  return {
    name: 'sample-images',
    enforce: 'pre' as const,
    resolveId: (source: string, importer = '') =>
      source.endsWith('/image-address.ts') && !importer.endsWith('sample-image-address.ts')
        ? at('src/page/sample-image-address.ts')
        : null,
  };
}
