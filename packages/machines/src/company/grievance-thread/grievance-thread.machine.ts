import {
  EMPTY_REPLY,
  type GrievanceThread,
  MAX_ATTACHED_FILES,
  ReplyText,
  type Result,
} from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { type ChosenAttachment, attachmentProblem } from '../../kit/attached-file.ts';
import { call, placeholder, toEvent, toReason, toValue } from '../../kit/index.ts';

/** A reply as it is sent: the same one always has the same key. */
export interface WrittenReply {
  readonly text: string;
  readonly files: readonly ChosenAttachment[];
  readonly key: string;
}

interface GrievanceThreadContext {
  /** Undefined before it is loaded. */
  readonly thread: GrievanceThread | undefined;
  /** As typed. */
  readonly text: string;
  readonly files: readonly ChosenAttachment[];
  /** The key with which this reply was sent; undefined before that and after a change of it. */
  readonly key: string | undefined;
  /** Why the last chosen file is not attached; English, for `t()`. */
  readonly fileError: string | undefined;
  /** Why the thread could not be loaded or the reply not be sent; English, for `t()`. */
  readonly alert: string | undefined;
}

export type GrievanceThreadEvent =
  | { type: 'thread.open' }
  | { type: 'text.change'; text: string }
  /** Adds a text below what is typed. */
  | { type: 'text.insert'; text: string }
  | { type: 'file.add'; file: ChosenAttachment }
  | { type: 'file.remove'; address: string }
  /** `key` is a new one of 8 to 64 of A–Z, a–z, 0–9 and -; a reply that was already sent has its own key. */
  | { type: 'reply.submit'; key: string };

/** Emitted after a reply is stored, with the addresses of its files, which are not needed any more. */
export interface ReplySent {
  readonly type: 'reply.sent';
  readonly thread: GrievanceThread;
  readonly files: readonly string[];
}

const EMPTY = { text: '', files: [], key: undefined, fileError: undefined, alert: undefined };

/**
 * The thread of a grievance: loads it once it is opened, and sends replies with files, one after the other. What is typed
 * and chosen stays until it is sent. Provide `loadThread` and `sendReply`, which returns the thread with the reply.
 */
export const grievanceThreadMachine = setup({
  types: {
    context: {} as GrievanceThreadContext,
    events: {} as GrievanceThreadEvent,
    emitted: {} as ReplySent,
  },
  actors: {
    loadThread: placeholder<Result<GrievanceThread>>('loadThread'),
    sendReply: placeholder<Result<GrievanceThread>, WrittenReply>('sendReply'),
  },
  guards: {
    isComplete: ({ context }) => replyProblem(context) === undefined,
    canAttach: ({ context }, file: ChosenAttachment) => attachProblem(context, file) === undefined,
  },
  actions: {
    setThread: assign((_, thread: GrievanceThread) => ({ thread })),
    changeText: assign((_, text: string) => ({ text, key: undefined })),
    insertText: assign(({ context }, text: string) => ({
      text: [context.text.trimEnd(), text].filter(Boolean).join('\n\n'),
      key: undefined,
    })),
    addFile: assign(({ context }, file: ChosenAttachment) => ({
      files: [...context.files, file],
      fileError: undefined,
      key: undefined,
    })),
    rejectFile: assign(({ context }, file: ChosenAttachment) => ({
      fileError: attachProblem(context, file),
    })),
    removeFile: assign(({ context }, address: string) => ({
      files: context.files.filter((file) => file.address !== address),
      fileError: undefined,
      key: undefined,
    })),
    setKey: assign(({ context }, { key }: { key: string }) => ({ key: context.key ?? key })),
    setAlert: assign((_, alert: string) => ({ alert })),
    clearAlert: assign({ alert: undefined }),
    clearReply: assign(EMPTY),
    emitSent: emit(({ context }, thread: GrievanceThread) => ({
      type: 'reply.sent' as const,
      thread,
      files: context.files.map(({ address }) => address),
    })),
  },
}).createMachine({
  id: 'grievance-thread',
  context: { thread: undefined, ...EMPTY },
  initial: 'closed',
  states: {
    closed: { on: { 'thread.open': 'loading' } },
    loading: {
      invoke: call(
        'loadThread',
        { target: 'ready', actions: { type: 'setThread', params: toValue } },
        { target: 'failed', actions: { type: 'setAlert', params: toReason } },
      ),
    },
    failed: { exit: 'clearAlert', on: { 'thread.open': 'loading' } },
    ready: {
      initial: 'writing',
      states: { writing: {}, incomplete: {}, notSent: { exit: 'clearAlert' } },
      on: {
        'text.change': {
          target: '.writing',
          actions: { type: 'changeText', params: ({ event }) => event.text },
        },
        'text.insert': {
          target: '.writing',
          actions: { type: 'insertText', params: ({ event }) => event.text },
        },
        'file.add': [
          {
            guard: { type: 'canAttach', params: ({ event }) => event.file },
            target: '.writing',
            actions: { type: 'addFile', params: ({ event }) => event.file },
          },
          { actions: { type: 'rejectFile', params: ({ event }) => event.file } },
        ],
        'file.remove': {
          target: '.writing',
          actions: { type: 'removeFile', params: ({ event }) => event.address },
        },
        'reply.submit': [
          { guard: 'isComplete', target: 'sending', actions: { type: 'setKey', params: toEvent } },
          { target: '.incomplete' },
        ],
      },
    },
    sending: {
      invoke: {
        input: ({ context }) => toReply(context),
        ...call(
          'sendReply',
          {
            target: 'ready',
            actions: [
              { type: 'emitSent', params: toValue },
              { type: 'setThread', params: toValue },
              'clearReply',
            ],
          },
          { target: 'ready.notSent', actions: { type: 'setAlert', params: toReason } },
        ),
      },
    },
  },
});

/** Why a reply can't be sent as it is. */
export function replyProblem({
  text,
  files,
}: Pick<GrievanceThreadContext, 'text' | 'files'>): string | undefined {
  if (text.trim() === '' && files.length === 0) return EMPTY_REPLY;
  return ReplyText.safeParse(text).error?.issues[0]?.message;
}

function attachProblem(
  { files }: Pick<GrievanceThreadContext, 'files'>,
  file: ChosenAttachment,
): string | undefined {
  return files.length < MAX_ATTACHED_FILES ? attachmentProblem(file) : `At most ${MAX_ATTACHED_FILES} files`;
}

function toReply({ text, files, key }: GrievanceThreadContext): WrittenReply {
  if (key === undefined) throw new Error('a reply is sent with a key');
  return { text: text.trim(), files, key };
}
