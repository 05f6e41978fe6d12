import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Plugin, build, defaultClientConditions } from 'vite';
import { missingModules, shellFiles } from './shell-files.ts';

/** Builds the service worker after the browser's files, since it needs their names. */
export function serviceWorker({ sourceCondition }: { sourceCondition: string }): Plugin {
  let files: string[] = [];
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const missing = missingModules(bundle);
      if (missing.length > 0)
        this.error(`The service worker saves modules that do not exist: ${missing.join(', ')}`);
      files = shellFiles(bundle);
    },
    writeBundle: async ({ dir = '' }) => {
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 8);
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { __SHELL__: JSON.stringify({ files, version }) },
        resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          modulePreload: false,
          rolldownOptions: {
            input: join(import.meta.dirname, 'service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}
