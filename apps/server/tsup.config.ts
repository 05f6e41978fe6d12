import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'src/main.ts', reseal: 'src/reseal-main.ts', admin: 'src/first-admin-main.ts' },
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  clean: true,
  removeNodeProtocol: false,
  // What mails are rendered with: React is loaded by the site anyway.
  external: [/^react/, 'html-to-text'],
  // Bundled, because Node.js reads the whole package.json of a package for each of its files; drizzle-orm's has
  // 180 kB of exports.
  noExternal: [/^@pgm\//, /^drizzle-orm/, /^hono/, /^@hono/, 'zod', 'uuid'],
  esbuildOptions: (options) => {
    options.conditions = ['pgm:source'];
    options.jsx = 'automatic';
    // The server keeps its source maps in memory: positions without the sources are enough for a stack trace.
    options.sourcesContent = false;
  },
});
