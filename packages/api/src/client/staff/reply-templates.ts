import {
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  restoreReplyTemplate,
  updateReplyTemplate,
} from '../../contract/index.ts';
import type { NewReplyTemplate, QueryOf, ReplyTemplateChange } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Reads and edits the templates of replies. */
export function replyTemplatesClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listReplyTemplates>> = {}, signal?: AbortSignal) =>
      call(listReplyTemplates, { query, signal }),

    create: (template: NewReplyTemplate, signal?: AbortSignal) =>
      toData(call(createReplyTemplate, { body: template, signal })),

    update: (id: string, change: ReplyTemplateChange, signal?: AbortSignal) =>
      toData(call(updateReplyTemplate, { params: { id }, body: change, signal })),

    remove: (id: string, signal?: AbortSignal) => call(deleteReplyTemplate, { params: { id }, signal }),

    restore: (id: string, signal?: AbortSignal) =>
      toData(call(restoreReplyTemplate, { params: { id }, signal })),
  };
}
