import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import type { Language } from '../language.ts';
import { IdParams } from '../list-query.ts';
import { Done, dataResponse } from '../response.ts';
import { recordListQuery, staffListBody } from '../staff-list.ts';
import { filledText } from '../text.ts';

/** What a template may name in braces. */
const PLACEHOLDERS = ['{name}', '{number}'];

const BRACES = /\{[^}]*\}?|\}/g;

/** A text of a template; it may name its reader and the number of the grievance. */
const templateText = (label: string, required: string) =>
  filledText(1500, label, required).check(
    z.refine((text) => (text.match(BRACES) ?? []).every((part) => PLACEHOLDERS.includes(part)), {
      error: 'Only {name} and {number} can be in braces',
    }),
  );

export const NewReplyTemplate = z.object({
  title: filledText(100, 'Title', 'Title is required'),
  english: templateText('English text', 'English text is required'),
  hindi: templateText('Hindi text', 'Hindi text is required'),
});
export type NewReplyTemplate = z.infer<typeof NewReplyTemplate>;

/** A text that staff insert into replies, in the language of the reader; `version` counts its changes. */
export const ReplyTemplate = z.object({
  id: z.string(),
  title: z.string(),
  english: z.string(),
  hindi: z.string(),
  isDeleted: z.boolean(),
  version: z.int(),
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

/** A changed template, as a whole. */
export const ReplyTemplateChange = z.extend(NewReplyTemplate, {
  version: z.optional(z.int('The version is not valid')),
});
export type ReplyTemplateChange = z.infer<typeof ReplyTemplateChange>;

/** The text of a template for its reader. */
export function fillTemplate(
  { english, hindi }: Pick<ReplyTemplate, 'english' | 'hindi'>,
  { language, name, number }: { readonly language: Language; readonly name: string; readonly number: string },
): string {
  const text = language === 'hi' ? hindi : english;
  return text.replace(/\{(name|number)\}/g, (_, placeholder) => (placeholder === 'name' ? name : number));
}

export const listReplyTemplates = defineEndpoint({
  operation: 'listReplyTemplates',
  summary: 'The templates of replies, a page at a time; `deleted=true` lists those that can be restored.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/reply-templates',
  policy: 'staff',
  area: 'people',
  query: recordListQuery(['title', 'newest']),
  response: { status: 200, body: staffListBody(ReplyTemplate) },
  failures: [400, 401, 403],
});

export const createReplyTemplate = defineEndpoint({
  operation: 'createReplyTemplate',
  summary: 'Adds a template of replies.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/reply-templates',
  policy: 'staff',
  area: 'people',
  body: NewReplyTemplate,
  response: { status: 200, body: dataResponse(ReplyTemplate) },
  failures: [400, 401, 403, 409],
});

export const updateReplyTemplate = defineEndpoint({
  operation: 'updateReplyTemplate',
  summary: 'Changes a template; 409 with the stored one when it is not at `version` any more.',
  base: 'main',
  method: 'PUT',
  path: '/api/admin/reply-templates/{id}',
  policy: 'staff',
  area: 'people',
  params: IdParams,
  body: ReplyTemplateChange,
  response: { status: 200, body: dataResponse(ReplyTemplate) },
  failures: [400, 401, 403, 404, 409],
});

export const deleteReplyTemplate = defineEndpoint({
  operation: 'deleteReplyTemplate',
  summary: 'Deletes a template. It can be restored, and sent replies stay as they are.',
  base: 'main',
  method: 'DELETE',
  path: '/api/admin/reply-templates/{id}',
  policy: 'staff',
  area: 'people',
  params: IdParams,
  response: { status: 200, body: Done },
  failures: [401, 403, 404],
});

export const restoreReplyTemplate = defineEndpoint({
  operation: 'restoreReplyTemplate',
  summary: 'Restores a deleted template.',
  base: 'main',
  method: 'PUT',
  path: '/api/admin/reply-templates/{id}/restore',
  policy: 'staff',
  area: 'people',
  params: IdParams,
  response: { status: 200, body: dataResponse(ReplyTemplate) },
  failures: [401, 403, 404],
});
