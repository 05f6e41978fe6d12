import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type HandleDocumentRequestFunction, ServerRouter } from 'react-router';
import { contentSecurityPolicy } from './shared/content-security-policy.ts';

/** Renders a whole page before answering: data is there already, and one piece compresses best. */
const handleDocument: HandleDocumentRequestFunction = async (request, status, headers, context) => {
  const nonce = randomBytes(16).toString('base64url');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce));
  const page = <ServerRouter context={context} url={request.url} nonce={nonce} />;
  return new Response(await renderPage(page, nonce), { status, headers });
};
export default handleDocument;

function renderPage(page: React.ReactNode, nonce: string): Promise<string> {
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
      nonce,
      // Everything in its place: a part sent behind the page would need a script to move it there.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => console.error(error),
    });
  });
}
