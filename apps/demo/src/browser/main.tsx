import { createRoot } from 'react-dom/client';
import { forgetSeen } from '../../../site/app/kit/device/seen-times.ts';
import { forgetSearches } from '../../../site/app/kit/device/search-storage.ts';
import { choiceCookie } from '../../../site/app/kit/visitor-choices.ts';
import type { DemoServer } from '../server/open-server.ts';
import { Network } from './network.ts';
import { Tools } from './tools.tsx';

declare global {
  interface Window {
    /** The server and the network of the page in the frame. */
    demo?: DemoServer & {
      readonly network: Network;
      /** Loads another document into the frame. @param address within the site */
      readonly load: (address: string) => void;
      /** Deletes what the visit has saved in the browser. */
      readonly forgetVisit: () => Promise<void>;
    };
    /** The server that a document has for the demo in its frame. Default: the demo starts the real one. */
    demoServer?: DemoServer;
  }
}

const { at = '/', theme = '', language = 'en' } = Object.fromEntries(new URLSearchParams(location.search));
document.documentElement.dataset['theme'] = theme;
await forgetVisit();
document.cookie = choiceCookie('theme', theme);
document.cookie = choiceCookie('language', language);

const frame = document.createElement('iframe');
frame.title = 'The page';
const tools = document.createElement('div');
document.body.append(frame, tools);

const server = window.parent.demoServer ?? (await startServer());
const network = new Network(server.exchange);
const load = (address: string) => {
  frame.src = `./page.html?${new URLSearchParams({ at: address })}`;
};
window.demo = { ...server, network, load, forgetVisit };
load(at);
createRoot(tools).render(<Tools network={network} server={server.exchange} />);

async function startServer(): Promise<DemoServer> {
  const { openServer } = await import('../server/open-server.ts');
  return openServer(new URL('./sample-database.tar.gz', location.href).href);
}

/**
 * Each demo begins as in a new browser; what Storybook around it has saved stays. The databases are emptied and not deleted:
 * a deletion waits until no other document has them open, and lets every page wait that opens them meanwhile.
 */
async function forgetVisit(): Promise<void> {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage)) if (!name.includes('storybook')) storage.removeItem(name);
  await Promise.all([forgetSearches(), forgetSeen()]);
}
