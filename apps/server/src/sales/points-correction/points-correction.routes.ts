import {
  approvePointsCorrection,
  closePointsCorrection,
  correctPoints,
  getPointsCorrection,
  listPointsCorrections,
} from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { PointsCorrectionService } from './points-correction.service.ts';

/** The routes of corrections of points. */
export function pointsCorrectionRoutes(platform: Pick<Platform, 'config' | 'db' | 'now'>) {
  const service = new PointsCorrectionService(platform);
  return [
    route(listPointsCorrections, ({ caller, query }) => service.list(caller, query)),
    route(getPointsCorrection, ({ caller, params }) => service.get(caller, params.id)),
    route(correctPoints, ({ caller, body, context }) =>
      service.create(caller, body, context.req.header('Idempotency-Key')),
    ),
    route(approvePointsCorrection, ({ caller, params }) => service.approve(caller, params.id)),
    route(closePointsCorrection, ({ caller, params }) => service.close(caller, params.id)),
  ];
}
