import { defineConfig } from 'vitest/config';

/** Workspace packages are tested from their sources, never from a stale build. */
const resolve = { conditions: ['pgm:source', 'module', 'node', 'development|production'] };

const project = (name: string, root: string) => ({
  resolve,
  ssr: { resolve },
  test: { name, root, include: ['**/*.test.{ts,tsx}'], exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'] },
});

export default defineConfig({
  test: {
    projects: [
      project('api', 'packages/api'),
      project('machines', 'packages/machines'),
    ],
  },
});
