import { getTree, listTeamMembers, listReferred, listUpline } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { TreeAccess } from './tree-access.transactions.ts';
import { TreeRepository } from './tree.repository.ts';
import { TreeService } from './tree.service.ts';

/** The routes that read the tree. */
export function treeRoutes({ db }: Platform) {
  const repository = new TreeRepository(db);
  const service = new TreeService(repository, new TreeAccess(repository));
  const teamMembers = asWrittenAndMerged(listTeamMembers).map((endpoint) =>
    route(endpoint, ({ caller, params, query }) => service.teamMembers(caller, params.id, query)),
  );
  const upline = asWrittenAndMerged(listUpline).map((endpoint) =>
    route(endpoint, ({ caller, params, query }) => service.upline(caller, params.id, query)),
  );
  return [
    route(getTree, ({ caller, params, query }) => service.tree(caller, params.id, query)),
    ...teamMembers,
    ...upline,
    route(listReferred, ({ caller, query }) => service.referred(caller, query)),
  ];
}

/** Both paths of an endpoint: with two slashes, and with the one slash that some proxies send instead. */
function asWrittenAndMerged<E extends { readonly path: string }>(endpoint: E) {
  return [endpoint, { ...endpoint, path: endpoint.path.replace('//', '/') }];
}
