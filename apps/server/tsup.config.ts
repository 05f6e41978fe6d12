import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  clean: true,
  removeNodeProtocol: false,
  noExternal: [/^@pgm\//],
  esbuildOptions: (options) => {
    options.conditions = ['pgm:source'];
  },
});
