import { listUsers } from '@pgm/api/contract';
import { guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { UserRepository } from './user.repository.ts';
import { UserService } from './user.service.ts';

/** The calls of admins on accounts. */
export function userRoutes({ authenticate, db }: Platform) {
  const service = new UserService(new UserRepository(db));
  return [guard(listUsers, authenticate, ({ query }) => service.list(query))];
}
