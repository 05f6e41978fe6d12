import { defineConfig } from 'tsup';

/** One file per unit, as the package's exports name them; what units share is split off. Types come from tsc. */
export default defineConfig({
  entry: ['src/*/index.ts'],
  format: 'esm',
  target: 'es2023',
  splitting: true,
  clean: true,
});
