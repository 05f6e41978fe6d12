import { mergeAccounts, previewMerge } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { AccountMergeService } from './account-merge.service.ts';

/** The calls by which administrators merge accounts. */
export function accountMergeRoutes({ db, now }: Pick<Platform, 'db' | 'now'>) {
  const service = new AccountMergeService(db, now);
  return [
    route(previewMerge, ({ caller, params, query }) => service.preview(caller.id, params.id, query)),
    route(mergeAccounts, ({ caller, params, body }) => service.merge(caller.id, params.id, body)),
  ];
}
