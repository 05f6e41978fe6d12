import { listUsers } from '@pgm/api/contract';
import { pagedOnRequest } from '../../platform/http/paging.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { UserRepository } from './user.repository.ts';

/** The calls of admins on accounts. */
export function userRoutes({ db }: Platform) {
  const repository = new UserRepository(db);
  return [route(listUsers, ({ query }) => pagedOnRequest(repository, query))];
}
