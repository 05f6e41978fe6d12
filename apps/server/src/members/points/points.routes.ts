import { getPoints } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { PointsRepository } from './points.repository.ts';
import { PointsService } from './points.service.ts';

/** The call on business values. */
export function pointsRoutes({ db }: Platform) {
  const service = new PointsService(new PointsRepository(db));
  return [route(getPoints, ({ caller, params }) => service.read(caller, params.id))];
}
