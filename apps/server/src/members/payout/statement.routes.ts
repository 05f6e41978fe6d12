import { listOwnPayouts, openPayoutStatement } from '@pgm/api/contract';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { failureResponse } from '../../platform/http/failure-response.ts';
import { plainPage, wantsJson } from '../../platform/http/plain-page.ts';
import { route } from '../../platform/http/route.ts';
import type { ServerEnv } from '../../platform/http/server-env.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Payer } from './statement.repository.ts';
import { StatementService } from './statement.service.ts';

/** The calls on a member's own payouts, and the PDF of a statement, which opens without a login. */
export function statementRoutes(platform: Platform, payer: Payer) {
  const service = new StatementService(platform, payer);
  const files = new Hono<ServerEnv>();
  files.get('/statements/:file{[\\w.-]+\\.pdf}', async (context) => {
    context.header('Cache-Control', 'private, no-store');
    const file = await service.file(context.req.param('file').replace(/\.pdf$/, ''));
    if (file.ok) {
      return context.body(file.value.bytes, 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${file.value.name}"`,
      });
    }
    if (file.failure.code !== 'notFound' || wantsJson(context)) return failureResponse(context, file.failure);
    return context.html(plainPage('This link is no longer good', AGAIN), 404);
  });
  return [
    route(listOwnPayouts, ({ caller, query }) => service.list(caller.id, query)),
    route(openPayoutStatement, ({ caller, params }) => service.open(caller.id, params.id)),
    files,
  ];
}

const AGAIN = html`<p>
  It opens a statement for five minutes. Open it from <a href="/manage/payments">your payments</a> again.
</p>`;
