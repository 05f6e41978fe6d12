import {
  type ExportKind,
  cancelImport,
  confirmImport,
  fail,
  getImport,
  listImportProblems,
  ok,
  openExport,
  startImport,
} from '@pgm/api/contract';
import { Hono } from 'hono';
import type { Caller } from '../../platform/http/caller.ts';
import { csvResponse } from '../../platform/http/csv-file.ts';
import { failureResponse } from '../../platform/http/failure-response.ts';
import { route } from '../../platform/http/route.ts';
import type { ServerEnv } from '../../platform/http/server-env.ts';
import type { Platform } from '../../platform/platform.ts';
import { CsvExportService, type ExportFormats } from './csv-export.service.ts';
import { CsvImportService } from './csv-import.service.ts';
import type { CsvFormats } from './import-runner.ts';

/** The calls on imports and exports, and the file at the address of an export, which opens without a login. */
export function csvImportRoutes(platform: Platform, formats: CsvFormats, exportFormats: ExportFormats) {
  const service = new CsvImportService(platform, formats);
  const exports = new CsvExportService(platform, exportFormats);
  const files = new Hono<ServerEnv>();
  files.get('/exports/:file{[\\w.-]+\\.csv}', async (context) => {
    context.header('Cache-Control', 'private, no-store');
    const file = await exports.file(context.req.param('file').replace(/\.csv$/, ''));
    if (!file.ok) return failureResponse(context, file.failure);
    return csvResponse(context, file.value);
  });
  return [
    route(startImport, ({ body, caller, params }) => service.start(caller.id, params.kind, body.file), {
      find: mayUse,
    }),
    route(getImport, ({ caller, params }) => service.get(caller.id, params.id)),
    route(listImportProblems, ({ caller, params, query }) => service.problems(caller.id, params.id, query), {
      find: ({ caller, params }) => service.get(caller.id, params.id),
    }),
    route(
      confirmImport,
      ({ body, caller, params }) => service.confirm(caller.id, params.id, body.skipInvalid),
      { find: ({ caller, params }) => service.get(caller.id, params.id) },
    ),
    route(cancelImport, ({ caller, params }) => service.cancel(caller.id, params.id)),
    route(openExport, ({ caller, params, query }) => exports.open(caller.id, params.kind, query), {
      find: mayUse,
    }),
    files,
  ];
}

/** The data of members is for admins only. */
async function mayUse({
  caller,
  params,
}: {
  readonly caller: Caller;
  readonly params: { kind: ExportKind };
}) {
  if (params.kind !== 'members' || caller.roles.includes('ADMIN')) return ok(true);
  return fail({ code: 'forbidden' as const, message: 'You do not have permission to do this.' });
}
