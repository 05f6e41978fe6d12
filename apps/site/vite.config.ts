import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { serviceWorker } from './service-worker/service-worker-plugin.ts';

const SOURCE = 'pgm:source';

/**
 * One file for what the shell and the product list need: nearly every visit sees both, a slow connection pays for each
 * request, and longer text compresses better. The entry, which starts the hydration, stays a file of its own: the
 * browser can react to a user between the two. Small parts that several pages share compress better together.
 * What the first press on a page loads is in few files, without a chain of imports: the calls and their contract, the
 * machines, and the account with session and cart. A browser asks for six files at once: a login of thirty would wait for
 * five rounds, so the fields and screens of a login are one file, `forms`.
 */
const BROWSER_CHUNKS = [
  {
    name: 'page',
    test: /\/app\/(root|routes\/products)\.tsx|\/node_modules\/(react-dom|react-router)\//,
    priority: 4,
  },
  {
    name: 'parts',
    test: /\/ui\/src\/(primitives\/(button|needs-scripts|spinner|facts-panel|fact-lines|section-heading|share-button)|sales\/wish-button|catalogue\/size-field|forms\/quantity-stepper)|\/app\/kit\/(brand-href|device\/(tab-storage|saved-pin|seen-times))|\/flows\/members\/share\/share-offer|\/node_modules\/idb-keyval\//,
    priority: 3,
  },
  {
    name: 'calls',
    test: /\/app\/(kit\/(create-browser-client|load-)|flows\/catalogue\/product-list\/load-)|\/node_modules\/zod\//,
    priority: 2,
  },
  {
    name: 'machines',
    test: /\/node_modules\/(xstate|@xstate)\/|\/machines\/src\/kit\/|\/app\/kit\/use-flow/,
    priority: 1,
  },
  { name: 'account', test: /\/shell\/account\/account\.ts/ },
  {
    name: 'forms',
    test: /\/ui\/src\/(forms\/(form|text-field|password-field|field)|primitives\/alert-panel|auth\/(auth-frame|code-entry|login|otp-login))\/|\/flows\/auth\/(login|otp)\/|\/flows\/auth\/session\/guests-only/,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), serviceWorker({ sourceCondition: SOURCE })],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] }, noExternal: [/^@pgm\//, 'zod'] },
  // If Vite found a package while pages run, it would bundle again and reload the page.
  optimizeDeps: {
    include: [
      'react-router/dom',
      'xstate',
      '@xstate/react',
      'wretch',
      'zod/mini',
      'class-variance-authority',
      '@firebase/app',
      '@firebase/auth',
      'uqr',
      'downshift',
      '@tanstack/react-table',
      '@dnd-kit/core',
      '@dnd-kit/sortable',
      '@radix-ui/react-toolbar',
      '@tiptap/core',
      '@tiptap/extension-bold',
      '@tiptap/extension-document',
      '@tiptap/extension-heading',
      '@tiptap/extension-italic',
      '@tiptap/extension-link',
      '@tiptap/extension-list',
      '@tiptap/extension-paragraph',
      '@tiptap/extension-text',
      '@tiptap/extensions',
      '@tiptap/pm/state',
      '@tiptap/pm/view',
      '@tiptap/react',
    ],
  },
  // The server reads in the manifest which files the first press needs.
  build: { manifest: true },
  environments: {
    client: {
      build: {
        // Each page's own files are preloaded by its HTML; the helper for the rest costs more than it saves.
        modulePreload: false,
        rolldownOptions: { output: { codeSplitting: { groups: BROWSER_CHUNKS } } },
      },
    },
    ssr: { build: { rollupOptions: { input: './server/handler.ts' } } },
  },
});
