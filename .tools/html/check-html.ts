import { ensureBuilt } from '../run/build.ts';
import { temporaryFolder } from '../run/temporary-folder.ts';
import { startServer } from '../run/server-process.ts';
import { findJar, messagesOn } from './nu-html-checker.ts';
import { listPages } from './rendered-pages.ts';

/**
 * `npm run html`: checks every page of the built site in both languages with the Nu HTML checker; an error fails
 * it, a warning does not.
 */
const jar = await findJar();
await ensureBuilt();

let isSound = true;
await using folder = await temporaryFolder('html');
await using server = await startServer({ dataDir: folder.path });
for (const language of ['en', 'hi']) {
  const pages = await listPages(server.address, language);
  const messages = await messagesOn(jar, pages);
  for (const { address, type, message, extract } of messages) {
    console.log(`${type}: ${message}\n  on ${address}: ${extract.trim()}`);
  }
  const errors = messages.filter(({ type }) => type === 'error').length;
  console.log(`${language}: ${pages.size} pages, ${errors} errors, ${messages.length - errors} warnings`);
  isSound &&= errors === 0;
}
process.exitCode = isSound ? 0 : 1;
