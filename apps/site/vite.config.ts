import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const SOURCE = 'pgm:source';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] }, noExternal: [/^@pgm\//] },
  environments: { ssr: { build: { rollupOptions: { input: './server/handler.ts' } } } },
});
