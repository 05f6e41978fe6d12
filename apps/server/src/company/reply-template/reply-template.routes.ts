import {
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  restoreReplyTemplate,
  updateReplyTemplate,
} from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { staffReplyTemplates } from './reply-template.repository.ts';
import { ReplyTemplateService } from './reply-template.service.ts';

/** The calls on templates of replies. */
export function replyTemplateRoutes(platform: Platform) {
  const service = new ReplyTemplateService(platform);
  return [
    route(listReplyTemplates, ({ query }) => staffPage(platform.db, staffReplyTemplates, query)),
    route(createReplyTemplate, ({ caller, body }) => service.create(caller.id, body)),
    route(updateReplyTemplate, ({ caller, params, body }) => service.update(caller.id, params.id, body)),
    route(deleteReplyTemplate, ({ caller, params }) => service.remove(caller.id, params.id)),
    route(restoreReplyTemplate, ({ caller, params }) => service.restore(caller.id, params.id)),
  ];
}
