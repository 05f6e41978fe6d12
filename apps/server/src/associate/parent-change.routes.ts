import { changeParent, previewParentChange } from '@pgm/api/contract';
import { guard } from '../platform/endpoint-route.ts';
import type { Platform } from '../platform/platform.ts';
import { ParentChangeRepository } from './parent-change.repository.ts';
import { ParentChangeService } from './parent-change.service.ts';

/** The calls that give associates other parents. */
export function parentChangeRoutes({ authenticate, db, now }: Platform) {
  const service = new ParentChangeService(new ParentChangeRepository(db), now);
  return [
    guard(
      previewParentChange,
      authenticate,
      ({ params, body }) => service.preview(params.id, body),
      ({ params }) => service.find(params.id),
    ),
    guard(
      changeParent,
      authenticate,
      ({ caller, params, body }) => service.change(params.id, body, caller.id),
      ({ params }) => service.find(params.id),
    ),
  ];
}
