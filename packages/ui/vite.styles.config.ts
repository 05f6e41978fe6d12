import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Compiles the style sheets for projects without Tailwind; tsup has written the JavaScript into `dist` before. */
export default defineConfig({
  plugins: [tailwindcss()],
  // The style sheets name their fonts relative to themselves.
  base: './',
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { styles: 'compiled/styles.css', primitives: 'compiled/primitives.css' },
      output: { assetFileNames: '[name][extname]' },
    },
  },
});
