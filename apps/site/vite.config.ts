import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { minify } from 'terser';
import { type Plugin, defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { leanRouter } from './lean-router-plugin.ts';
import { serviceWorker } from './service-worker/service-worker-plugin.ts';

const SOURCE = 'pgm:source';

/** Parts of the component library that nearly every page shows. */
const EVERYWHERE =
  'header|footer|mobile-bar|page-shell|search-entry|language-link|theme-button|chat-link|language|link|icon(?=/(icon|everywhere-icons)\\.)|brand-mark|button|class-names|product-card|product-grid(?=/product-grid\\.)|picture|price|points|stock|select-field|field|breadcrumbs|pagination(?=/(pagination|page-marks|page-numbers))|cart-link|panel-keys|focus-heading';

/** One file for what nearly every page needs: a slow line pays for each request, and larger text compresses better. */
const BROWSER_CHUNKS = [
  {
    name: 'page',
    test: new RegExp(
      [
        '/node_modules/(react|react-dom|react-router|scheduler)/',
        `/packages/ui/src/(${EVERYWHERE})/`,
        '/apps/site/app/(root|company)',
        '/apps/site/app/shared/(?!create-browser-client|detail-panels|private-meta|product-label|referral|use-outcome|visitor-choices)',
        '/packages/api/src/contract/(image-address|product-sorts)',
      ].join('|'),
    ),
  },
];

/** After Vite's own minifier, a second one finds 1,000 bytes (compressed) in what every visitor loads. */
function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { code } = await minify(chunk.code, {
          module: true,
          // The last two make the code longer and what is sent shorter: it repeats itself more.
          compress: { passes: 3, hoist_vars: true, lhs_constants: false },
        });
        if (code !== undefined) chunk.code = code;
      }
    },
  };
}

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    leanRouter(),
    minifyAgain(),
    serviceWorker({ sourceCondition: SOURCE }),
  ],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] }, noExternal: [/^@pgm\//, 'zod'] },
  // Found while pages already run, a package would make Vite bundle anew and reload the page.
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
    ],
  },
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
