import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { minify } from 'terser';
import { type Plugin, defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { serviceWorker } from './service-worker/service-worker-plugin.ts';

const SOURCE = 'pgm:source';

/**
 * One file for what the shell and the product list need: nearly every visit sees both, a slow connection pays for each
 * request, and longer text compresses better.
 */
const BROWSER_CHUNKS = [{ name: 'page', test: /\/app\/(entry\.client|root|routes\/products)\.tsx/ }];

/** After Vite's own minifier, a second one saves about 1,000 bytes (compressed) of what every visitor loads. */
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
          // The last two make the code longer and its compressed size smaller, because it repeats itself more.
          compress: { passes: 3, hoist_vars: true, lhs_constants: false },
        });
        if (code !== undefined) chunk.code = code;
      }
    },
  };
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), minifyAgain(), serviceWorker({ sourceCondition: SOURCE })],
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
