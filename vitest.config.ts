import { fileURLToPath } from 'node:url';
import { type UserWorkspaceConfig as ProjectConfig, defineConfig } from 'vitest/config';

/** Workspace packages are tested from their sources, never from a stale build. */
const resolve = { conditions: ['pgm:source', 'module', 'node', 'development|production'] };

const project = (name: string, root: string, options: ProjectConfig['test'] = {}): ProjectConfig => ({
  resolve,
  ssr: { resolve },
  // Where global set-ups run.
  environments: { __vitest__: { resolve } },
  test: {
    name,
    root,
    include: ['**/*.test.{ts,tsx,mjs}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    ...options,
  },
});

export default defineConfig({
  test: {
    // A run on a build server has the machine for itself; the default leaves one core idle.
    maxWorkers: '100%',
    projects: [
      project('api', 'packages/api'),
      project('machines', 'packages/machines'),
      project('ui', 'packages/ui'),
      project('site', 'apps/site'),
      project('states', '.storybook'),
      project('workspace', '.tools'),
      project('server', 'apps/server', {
        globalSetup: fileURLToPath(new URL('apps/server/test/database-template.ts', import.meta.url)),
        // Each file opens an app and a database of its own, and no module keeps anything: loading them once saves a third of the time.
        isolate: false,
        testTimeout: 20_000,
        hookTimeout: 30_000,
      }),
    ],
  },
});
