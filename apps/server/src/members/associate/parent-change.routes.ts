import { changeParent, previewParentChange } from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { ParentChangeRepository } from './parent-change.repository.ts';
import { ParentChangeService } from './parent-change.service.ts';

/** The routes that change the parents of associates. */
export function parentChangeRoutes({ db, now }: Platform) {
  const service = new ParentChangeService(new ParentChangeRepository(db), now);
  return [
    route(previewParentChange, ({ params, body }) => service.preview(params.id, body), {
      find: ({ params }) => service.find(params.id),
    }),
    route(changeParent, ({ caller, params, body }) => service.change(params.id, body, caller.id), {
      find: ({ params }) => service.find(params.id),
    }),
  ];
}
