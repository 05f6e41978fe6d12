import { exportData } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { DataExportRepository } from './data-export.repository.ts';
import { DataExportService } from './data-export.service.ts';

/** Exports are limited because each reads all data of a member. */
const EXPORTS = { max: 5, windowSeconds: 3600 };

/** The call for everything that is stored about a member. */
export function dataExportRoutes({ db, limiter, now, secrets }: Platform) {
  const service = new DataExportService({
    exports: new DataExportRepository(db, secrets),
    exportsPerMember: limiter(EXPORTS),
    now,
  });
  return route(exportData, ({ caller }) => service.export(caller.id));
}
