import { Writable } from 'node:stream';
import type { ContextType, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  ServerRouter,
} from 'react-router';
import { NONCE_PLACE } from './kit/nonce.ts';
import { errorLogContext, renderedContext } from './kit/request-context.ts';
import { SiteLinkContext } from './kit/router-link.tsx';
import { ServerLink } from './kit/server-link.tsx';
import { beforeHydration } from './hydration/before-hydration.ts';
import { EarlyScriptContext } from './hydration/early-script.tsx';
import { readPressFiles } from './hydration/press-files.ts';
import { loadLanguage } from './i18n/i18n.ts';

await loadLanguage('hi');

/** Renders a whole page before it responds: the data is there already, and one piece compresses best. */
const handleDocument: HandleDocumentRequestFunction = async (request, status, headers, context, carrier) => {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = await renderPage(
    <EarlyScriptContext value={earlyScript}>
      <SiteLinkContext value={ServerLink}>
        <ServerRouter context={onlyMatched(context)} url={request.url} {...scripts} />
      </SiteLinkContext>
    </EarlyScriptContext>,
    carrier.get(errorLogContext),
  );
  carrier.set(renderedContext, {
    html,
    isCertain: namesSomething(context.staticHandlerContext),
  });
  return new Response(null, { status, headers });
};
export default handleDocument;

/** Errors of loaders go to the log of the server, which leaves personal data out. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) context.get(errorLogContext)(error);
};

/**
 * The nonce of the page's policy, which allows its inline scripts to run. In development Vite's scripts have
 * none.
 */
const scripts: { readonly nonce?: string } = import.meta.env.DEV ? {} : { nonce: NONCE_PLACE };

const earlyScript: ContextType<typeof EarlyScriptContext> = {
  nonce: scripts.nonce,
  text: beforeHydration(readPressFiles()),
};

/**
 * The router makes a tree of all its routes for each page, and shows only the matched ones: it gets no others. The
 * browser asks for the routes of the links on the page.
 */
function onlyMatched(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  return { ...context, manifest: { ...manifest, routes } };
}

/** Whether a loader has looked up what the parameters of an address name. */
function namesSomething({ matches }: EntryContext['staticHandlerContext']): boolean {
  const last = matches.at(-1);
  return last?.route.loader !== undefined || Object.keys(last?.params ?? {}).length === 0;
}

/** The HTML, with one character for each byte. @see renderedContext */
function renderPage(page: ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('latin1'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      ...scripts,
      // Everything is rendered in its place: a part that is sent later would need a script to move it there.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError,
    });
  });
}
