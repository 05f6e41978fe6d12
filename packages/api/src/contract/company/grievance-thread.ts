import * as z from 'zod/mini';
import { AttachedFile, MAX_ATTACHED_BYTES, MAX_ATTACHED_FILES, attachedFiles } from '../attached-file.ts';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { dataResponse } from '../response.ts';
import { text } from '../text.ts';
import { GrievanceKey, GrievanceProgress } from './grievance.ts';

/** The most replies of a sender and of staff in one thread, and the most files of a sender. */
export const MAX_THREAD = { ofSender: 50, ofStaff: 200, filesOfSender: 30 } as const;

/** One reply in the thread of a grievance; it is never changed. `at` is ISO text. */
export const GrievanceReply = z.object({
  id: z.string(),
  at: z.string(),
  by: z.enum(['COMPLAINANT', 'STAFF']),
  /** Empty when it is only files. */
  text: z.string(),
  files: z.array(AttachedFile),
});
export type GrievanceReply = z.infer<typeof GrievanceReply>;

/** The thread of a grievance, the oldest reply first, with the grievance as it is now. */
export const GrievanceThread = z.object({
  progress: GrievanceProgress,
  replies: z.array(GrievanceReply),
  /** Whether its reader can write: staff always, and the sender unless it was settled too long ago. */
  canReply: z.boolean(),
});
export type GrievanceThread = z.infer<typeof GrievanceThread>;

/** The text of a reply; both the machine and the server check it. */
export const ReplyText = z._default(text(2000, 'Message'), '');

/** The error of a reply without text and files. */
export const EMPTY_REPLY = 'Write a message or attach a file';

/** The rule that a reply has a text or a file. */
const hasContent = <Reply extends { readonly text: string; readonly files: readonly unknown[] }>() =>
  z.refine<Reply>(({ text: written, files }) => written !== '' || files.length > 0, {
    path: ['text'],
    error: EMPTY_REPLY,
  });

const Reply = z.object({ text: ReplyText, files: attachedFiles });

/** What is written, and what is attached. */
export const GrievanceReplyForm = Reply.check(hasContent());
export type GrievanceReplyForm = z.infer<typeof GrievanceReplyForm>;

/** The same with the proof that the grievance is the sender's. */
export const ProvenReplyForm = z.extend(GrievanceKey, Reply.shape).check(hasContent());
export type ProvenReplyForm = z.infer<typeof ProvenReplyForm>;

/** The form of every reply: so much that its files fit. */
const REPLY_FORM = { form: 'multipart', maxFileBytes: MAX_ATTACHED_FILES * MAX_ATTACHED_BYTES } as const;

const THREAD = { status: 200, body: dataResponse(GrievanceThread) } as const;

/** The path parameters of a call on a grievance by its number. */
export const GrievanceNumberParams = z.object({ number: text(20, 'Number') });

export const showGrievanceThread = defineEndpoint({
  operation: 'showGrievanceThread',
  summary:
    'The thread of a grievance; needs its number and its mobile number, as its status does. The addresses of files open for an hour.',
  base: 'main',
  method: 'POST',
  path: '/grievances/thread',
  policy: 'public',
  body: GrievanceKey,
  response: THREAD,
  failures: [400, 404, 429],
});

export const replyToGrievance = defineEndpoint({
  operation: 'replyToGrievance',
  summary:
    'Adds a reply of the sender, once per `Idempotency-Key` header; needs the number and the mobile number. It reopens a grievance that was resolved or closed in the last 15 days.',
  base: 'main',
  method: 'POST',
  path: '/grievances/replies',
  policy: 'public',
  ...REPLY_FORM,
  body: ProvenReplyForm,
  response: THREAD,
  failures: [400, 404, 409, 413, 429, 503],
});

export const getOwnGrievanceThread = defineEndpoint({
  operation: 'getOwnGrievanceThread',
  summary: "The thread of a grievance of the caller's, by its number.",
  base: 'main',
  method: 'GET',
  path: '/grievances/mine/{number}/thread',
  policy: 'member',
  params: GrievanceNumberParams,
  response: THREAD,
  failures: [401, 404],
});

export const replyToOwnGrievance = defineEndpoint({
  operation: 'replyToOwnGrievance',
  summary: "Adds a reply to a grievance of the caller's, once per `Idempotency-Key` header.",
  base: 'main',
  method: 'POST',
  path: '/grievances/mine/{number}/replies',
  policy: 'member',
  params: GrievanceNumberParams,
  ...REPLY_FORM,
  body: GrievanceReplyForm,
  response: THREAD,
  failures: [400, 401, 404, 409, 413, 429, 503],
});

export const getGrievanceThread = defineEndpoint({
  operation: 'getGrievanceThread',
  summary: 'The thread of a grievance, for staff.',
  base: 'main',
  method: 'GET',
  path: '/grievances/{id}/thread',
  policy: 'staff',
  area: 'people',
  params: IdParams,
  response: THREAD,
  failures: [401, 403, 404],
});

export const respondToGrievance = defineEndpoint({
  operation: 'respondToGrievance',
  summary:
    'Adds a reply of staff, once per `Idempotency-Key` header, and notifies the sender. The first one starts the work on a new grievance.',
  base: 'main',
  method: 'POST',
  path: '/grievances/{id}/replies',
  policy: 'staff',
  area: 'people',
  params: IdParams,
  ...REPLY_FORM,
  body: GrievanceReplyForm,
  response: THREAD,
  failures: [400, 401, 403, 404, 409, 413, 429, 503],
});
