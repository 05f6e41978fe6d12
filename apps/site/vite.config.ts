import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const SOURCE = 'pgm:source';

/** Fewer, larger files: a slow line pays for each request, and text that repeats compresses once. */
const BROWSER_CHUNKS = [
  {
    // What every page needs.
    name: 'page',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|ui\/src\/(header|footer|mobile-bar|page-shell|language|link|icon|brand-mark|button|class-names)\//,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] }, noExternal: [/^@pgm\//] },
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
