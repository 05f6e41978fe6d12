import { build } from 'vite';
import { expect, it } from 'vitest';
import { leanRouter } from './lean-router-plugin.ts';

/** Builds for browsers, with nothing else than the router, a page that uses `name` of it. */
async function buildPage(name: string): Promise<string> {
  const page = [
    `import { Links, Scripts, ${name} as used } from 'react-router';`,
    "import { HydratedRouter } from 'react-router/dom';",
    'console.log(HydratedRouter, Links, Scripts, used);',
  ].join('\n');
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['production', 'module', 'browser'] },
    plugins: [
      leanRouter(),
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? `${import.meta.dirname}/page.js` : undefined),
        load: (id) => (id.endsWith('/page.js') ? page : undefined),
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: 'page' } },
  });
  if (!('output' in built)) throw new Error('The build has no output.');
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

it('a page comes without what of the router this site never asks for', async () => {
  const code = await buildPage('useNavigate');
  expect(code).toContain('Unable to decode turbo-stream response');
  expect(code).not.toContain('Expected fetcher');
});

it('a page that asks for it is not built', async () => {
  await expect(buildPage('useFetcher')).rejects.toThrow(/Left out of the router, and yet used: .*useFetcher/);
});
