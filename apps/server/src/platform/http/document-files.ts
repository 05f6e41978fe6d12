import { Hono } from 'hono';
import type { Context } from 'hono';
import type { html } from 'hono/html';
import type { Limited } from '../rate-limit/rate-limiter.ts';
import { failureResponse } from './failure-response.ts';
import { plainPage, wantsJson } from './plain-page.ts';
import type { ServerEnv } from './server-env.ts';

/** A drawn PDF. */
export interface DocumentFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Serves PDFs at addresses with a signed token, which open without a login: `/invoices/{token}.pdf`.
 * @param find  the file for a token
 * @param again what a page says when the token is no longer valid
 */
export function documentFiles(
  folder: string,
  find: (token: string, context: Context<ServerEnv>) => Promise<Limited<DocumentFile, 'notFound'>>,
  again: ReturnType<typeof html>,
): Hono<ServerEnv> {
  const files = new Hono<ServerEnv>();
  files.get(`${folder}/:file{[\\w.-]+\\.pdf}`, async (context) => {
    context.header('Cache-Control', 'private, no-store');
    const file = await find(context.req.param('file').replace(/\.pdf$/, ''), context);
    if (file.ok) {
      return context.body(file.value.bytes, 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${file.value.name}"`,
      });
    }
    if (file.failure.code !== 'notFound' || wantsJson(context)) return failureResponse(context, file.failure);
    return context.html(plainPage('This link is no longer good', again), 404);
  });
  return files;
}
