import { ensureInstalled } from '../install/packages.mjs';

// `npm run demo` opens the product in a browser tab, without a server: its files can be put anywhere at the top of a host.
await ensureInstalled();
const [{ ensureDemoBuilt }, { serveFolder }] = await Promise.all([
  import('./build.mjs'),
  import('../storybook/check/static-server.mjs'),
]);
await ensureDemoBuilt();
const { origin } = await serveFolder('apps/demo/dist');
console.log(`The demo is at ${origin}.`);
