import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { type UserConfig, defaultClientConditions, mergeConfig } from 'vite';
import { ensureDemoBuilt } from '../.tools/run/build.ts';
import { withFlowNames } from './story-names.ts';
import { snapshots } from './snapshots/snapshots-plugin.ts';
import { usedIn } from './used-in/used-in-plugin.ts';
import { propTypes } from './prop-types/prop-types-plugin.ts';

const DEMO = fileURLToPath(new URL('../apps/demo/dist', import.meta.url));
const ROUTE_CONFIG = fileURLToPath(new URL('../apps/demo/src/page/route-config.ts', import.meta.url));

/** The packages from outside of the repository that components and flows import. */
const sharedPackages = [
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toolbar',
  '@tanstack/react-table',
  '@tiptap/core',
  '@tiptap/extension-bold',
  '@tiptap/extension-document',
  '@tiptap/extension-heading',
  '@tiptap/extension-italic',
  '@tiptap/extension-link',
  '@tiptap/extension-list',
  '@tiptap/extension-paragraph',
  '@tiptap/extension-text',
  '@tiptap/extensions',
  '@tiptap/pm/state',
  '@tiptap/pm/view',
  '@tiptap/react',
  '@xstate/react',
  'axe-core',
  'class-variance-authority',
  'downshift',
  'html-to-text',
  'idb-keyval',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-router',
  'xstate',
  'zod/mini',
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    './states/states.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/site/app/**/*.stories.tsx',
    '../apps/demo/src/**/*.stories.tsx',
  ],
  experimental_indexers: (indexers = []) => indexers.map(withFlowNames),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The files that the site serves, the images of the sample product, which the server serves, and the demo.
  staticDirs: async (storybooksOwn = [], { configType }) => {
    // While stories are written, that of the last build is enough: another one takes half a minute.
    if (configType === 'PRODUCTION' || !existsSync(DEMO)) await ensureDemoBuilt();
    return [
      ...storybooksOwn,
      '../apps/site/public',
      { from: './media', to: '/media' },
      { from: DEMO, to: '/demo' },
    ];
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook's readers of props know no TypeScript 7, or show `union` for a choice of values.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig<UserConfig, UserConfig>(vite, {
      // The tables of a component's props and the images are not for the test run.
      plugins: [tailwindcss(), usedIn(), process.env['VITEST'] ? null : [propTypes(), snapshots()]],
      // No service worker: there is no site whose pages it could save.
      define: { 'import.meta.env.PROD': 'false' },
      resolve: {
        // Workspace packages are shown from their sources, never from a stale build.
        conditions: ['pgm:source', ...defaultClientConditions],
        // The part of the build that `routes.ts` of the site calls does not run in a browser.
        alias: { '@react-router/dev/routes': ROUTE_CONFIG },
      },
      // If Vite found a package while stories run, it would bundle again and load a second React.
      optimizeDeps: { include: sharedPackages },
      build: {
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          // 'use client' is for servers that render React components; a browser needs no such mark.
          onLog: (level, log, report) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
          },
        },
      },
    }),
};

export default config;
