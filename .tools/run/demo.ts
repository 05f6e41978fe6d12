import { serveFolder } from './static-server.ts';
import { ensureDemoBuilt } from './build.ts';

// `npm run demo` opens the product in a browser tab, without a server: its files can be put anywhere at the top of a host.
await ensureDemoBuilt();
const { origin } = await serveFolder('apps/demo/dist');
console.log(`The demo is at ${origin}.`);
