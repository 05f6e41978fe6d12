import { listOwnPayouts, openPayoutStatement, openStaffPayoutStatement } from '@pgm/api/contract';
import { html } from 'hono/html';
import { documentFiles } from '../../platform/http/document-files.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Payer } from './statement.repository.ts';
import { StatementService } from './statement.service.ts';

/** The calls on a member's own payouts and on statements, and the PDF of a statement, which opens without a login. */
export function statementRoutes(platform: Platform, readPayer: () => Promise<Payer>) {
  const service = new StatementService(platform, readPayer);
  return [
    route(listOwnPayouts, ({ caller, query }) => service.list(caller.id, query)),
    route(openPayoutStatement, ({ caller, params }) => service.open(caller.id, params.id)),
    route(openStaffPayoutStatement, ({ caller, params }) => service.openForStaff(caller.id, params.id)),
    documentFiles('/statements', (token) => service.file(token), AGAIN),
  ];
}

const AGAIN = html`<p>
  It opens a statement for five minutes. Open it from <a href="/manage/payments">your payments</a> again, or
  as staff from <a href="/dashboard/payouts">the payouts</a>.
</p>`;
