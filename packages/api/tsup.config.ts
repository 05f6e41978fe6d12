import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { 'contract/index': 'src/contract/index.ts', 'client/index': 'src/client/index.ts' },
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  clean: true,
});
