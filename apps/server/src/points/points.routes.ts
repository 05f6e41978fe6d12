import { getPoints } from '@pgm/api/contract';
import { guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { PointsRepository } from './points.repository.ts';
import { PointsService } from './points.service.ts';

/** The call on business values. */
export function pointsRoutes({ authenticate, db }: Platform) {
  const service = new PointsService(new PointsRepository(db));
  return [guard(getPoints, authenticate, ({ caller, params }) => service.read(caller, params.id))];
}
