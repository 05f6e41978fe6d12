import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type HandleDocumentRequestFunction, ServerRouter } from 'react-router';
import { NONCE_PLACE } from './kit/nonce.ts';
import { delayScripts } from './hydration/late-scripts.ts';
import { loadLanguage } from './i18n/i18n.ts';

await loadLanguage('hi');

/** Renders a whole page before it responds: the data is there already, and one piece compresses best. */
const handleDocument: HandleDocumentRequestFunction = async (request, status, headers, context) => {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const page = await renderPage(<ServerRouter context={context} url={request.url} {...scripts} />);
  return new Response(scripts.nonce ? delayScripts(page, scripts.nonce) : page, { status, headers });
};
export default handleDocument;

/**
 * The nonce of the page's policy, which allows its inline scripts to run. In development Vite's scripts have
 * none.
 */
const scripts: { readonly nonce?: string } = import.meta.env.DEV ? {} : { nonce: NONCE_PLACE };

function renderPage(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      ...scripts,
      // Everything is rendered in its place: a part that is sent later would need a script to move it there.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => console.error(error),
    });
  });
}
