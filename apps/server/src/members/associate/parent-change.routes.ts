import {
  changeParent,
  closeParentProposal,
  previewParentChange,
  proposeParentChange,
  undoParentChange,
} from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { ParentChangeRepository } from './parent-change.repository.ts';
import type { ReadMonthPoints } from './parent-change.transactions.ts';
import { ParentChangeService } from './parent-change.service.ts';
import { StaffAssociateRepository } from './staff-associate.repository.ts';

/** The routes that change the parents of associates. */
export function parentChangeRoutes({ db, config, now }: Platform, readMonthPoints: ReadMonthPoints) {
  const service = new ParentChangeService({
    repository: new ParentChangeRepository(db, readMonthPoints),
    associates: new StaffAssociateRepository(db),
    changes: config.parentChanges,
    now,
  });
  const find = ({ params }: { readonly params: { readonly id: string } }) => service.find(params.id);
  return [
    route(previewParentChange, ({ params, body }) => service.preview(params.id, body), { find }),
    route(changeParent, ({ caller, params, body }) => service.change(params.id, body, caller), { find }),
    route(proposeParentChange, ({ caller, params, body }) => service.propose(params.id, body, caller), {
      find,
    }),
    route(closeParentProposal, ({ caller, params }) => service.close(params.id, caller)),
    route(undoParentChange, ({ caller, params }) => service.undo(params.id, caller)),
  ];
}
