import { getTree, listDownline, listReferred, listUpline } from '@pgm/api/contract';
import { guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { TreeAccess } from './tree-access.ts';
import { TreeRepository } from './tree.repository.ts';
import { TreeService } from './tree.service.ts';

/** The calls that read the tree. */
export function treeRoutes({ authenticate, db }: Platform) {
  const repository = new TreeRepository(db);
  const service = new TreeService(repository, new TreeAccess(repository));
  const downline = asWrittenAndMerged(listDownline).map((endpoint) =>
    guard(endpoint, authenticate, ({ caller, params, query }) => service.downline(caller, params.id, query)),
  );
  const upline = asWrittenAndMerged(listUpline).map((endpoint) =>
    guard(endpoint, authenticate, ({ caller, params, query }) => service.upline(caller, params.id, query)),
  );
  return [
    guard(getTree, authenticate, ({ caller, params, query }) => service.tree(caller, params.id, query)),
    ...downline,
    ...upline,
    guard(listReferred, authenticate, ({ caller, query }) => service.referred(caller, query)),
  ];
}

/** With its two slashes, and with the one that some proxies make of them. */
function asWrittenAndMerged<E extends { readonly path: string }>(endpoint: E) {
  return [endpoint, { ...endpoint, path: endpoint.path.replace('//', '/') }];
}
