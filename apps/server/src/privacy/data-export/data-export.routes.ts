import { exportData, fail, ok } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { DataExportRepository } from './data-export.repository.ts';

/** Exports are limited because each reads all data of a member. */
const EXPORTS = { max: 5, windowSeconds: 3600 };

/** The call for everything that is stored about a member. */
export function dataExportRoutes({ db, limiter, now, secrets }: Platform) {
  const repository = new DataExportRepository(db, secrets);
  const exportsPerMember = limiter(EXPORTS);
  return route(exportData, async ({ caller }) => {
    const tooMany = await exportsPerMember.count('export', caller.id);
    if (tooMany) return tooMany;
    const data = await repository.find(caller.id, new Date(now()));
    return data ? ok(data) : fail({ code: 'unauthenticated', message: 'Failed to verify token' });
  });
}
