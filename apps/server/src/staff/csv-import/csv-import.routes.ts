import {
  CSV_AREAS,
  type ExportKind,
  type Failure,
  type Result,
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
import { type Caller, NOT_ALLOWED, mayWorkIn } from '../../platform/http/caller.ts';
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
  /** An import of the caller, while the caller has the right to its kind. */
  const findImport = async ({
    caller,
    params: { id },
  }: {
    readonly caller: Caller;
    readonly params: { readonly id: string };
  }): Promise<Result<unknown, Failure<'forbidden' | 'notFound'>>> => {
    const found = await service.find(caller.id, id);
    return found.ok ? mayUse({ caller, params: found.value }) : found;
  };
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
    route(getImport, ({ caller, params }) => service.get(caller.id, params.id), { find: findImport }),
    route(listImportProblems, ({ caller, params, query }) => service.problems(caller.id, params.id, query), {
      find: findImport,
    }),
    route(
      confirmImport,
      ({ body, caller, params }) => service.confirm(caller.id, params.id, body.skipInvalid),
      { find: findImport },
    ),
    route(cancelImport, ({ caller, params }) => service.cancel(caller.id, params.id), { find: findImport }),
    route(openExport, ({ caller, params, query }) => exports.open(caller.id, params.kind, query), {
      find: mayUse,
    }),
    files,
  ];
}

/** Each kind of file belongs to an area; that of members is for admins only. */
async function mayUse({
  caller,
  params,
}: {
  readonly caller: Caller;
  readonly params: { kind: ExportKind };
}) {
  return mayWorkIn(caller, CSV_AREAS[params.kind]) ? ok(true) : fail(NOT_ALLOWED);
}
