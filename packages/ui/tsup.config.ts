import { defineConfig } from 'tsup';

/** One file per unit, with the names of the package's exports; shared code is split off. Types come from tsc. */
export default defineConfig({
  entry: ['src/**/index.ts'],
  format: 'esm',
  target: 'es2023',
  splitting: true,
  clean: true,
});
