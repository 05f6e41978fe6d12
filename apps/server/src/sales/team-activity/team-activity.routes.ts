import { getTeamActivityFile, listTeamActivity } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { TeamActivityRepository } from './team-activity.repository.ts';
import { TEAM_FILES_PER_MEMBER, TeamActivityService } from './team-activity.service.ts';
import { treeAccess } from '../../members/associate/tree-access.transactions.ts';

/** The routes that say what the associates of the caller's team do. */
export function teamActivityRoutes({ db, limiter, now }: Platform) {
  const service = new TeamActivityService({
    access: treeAccess(db),
    repository: new TeamActivityRepository(db),
    files: limiter(TEAM_FILES_PER_MEMBER),
    now,
  });
  return [
    route(listTeamActivity, ({ caller, query }) => service.list(caller, query)),
    route(getTeamActivityFile, ({ caller, query }) => service.file(caller, query)),
  ];
}
