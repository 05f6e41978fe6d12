import type { Result } from '@pgm/api/contract';
import { assign, fromPromise, setup } from 'xstate';
import { withAnswer, withFailure } from './branches.ts';
import { type FocusMove, withMove, withPress, withTyped } from './focus.ts';
import { EMPTY_TEAM, reasonOf } from './team-context.ts';
import type { BranchPage, BranchRequest, TeamContext, TeamTab } from './team-context.ts';

export type TeamEvent =
  | { type: 'tab.select'; tab: TeamTab }
  | { type: 'focus.move'; move: FocusMove }
  | { type: 'focus.type'; typed: string }
  | { type: 'row.press'; key: string }
  | { type: 'team.retry' };

/**
 * A member's tree: opened branch by branch, a page of each at a time, and walked by keyboard as the WAI-ARIA tree
 * pattern has it. Fill `readOwn` with the call for the member and `readBranch` with that for anybody below.
 */
export const teamMachine = setup({
  types: {
    context: {} as TeamContext,
    events: {} as TeamEvent,
  },
  actors: {
    readOwn: fromPromise<Result<BranchPage>>(() => Promise.reject(new Error('readOwn is not provided'))),
    readBranch: fromPromise<Result<BranchPage>, BranchRequest>(() =>
      Promise.reject(new Error('readBranch is not provided')),
    ),
  },
  guards: {
    succeeded: (_, answer: Result<BranchPage>) => answer.ok,
    isNobody: (_, answer: Result<BranchPage>) => !answer.ok && answer.failure.code === 'notFound',
    hasWanted: ({ context }) => context.wanted.length > 0,
  },
  actions: {
    openTab: assign((_, tab: TeamTab) => ({ tab })),
    takeOwn: assign(({ context }, answer: Result<BranchPage>) =>
      answer.ok
        ? {
            ...withAnswer(context, answer.value),
            rootId: answer.value.node.id,
            focusKey: answer.value.node.id,
          }
        : {},
    ),
    takeBranch: assign(({ context }, answer: Result<BranchPage>) =>
      answer.ok ? withAnswer({ ...context, wanted: context.wanted.slice(1) }, answer.value) : {},
    ),
    failBranch: assign(({ context }, answer?: Result<BranchPage>) => withFailure(context, reasonOf(answer))),
    takeError: assign((_, answer?: Result<BranchPage>) => ({ error: reasonOf(answer) })),
    clearError: assign({ error: undefined }),
    moveFocus: assign(({ context }, move: FocusMove) => withMove(context, move)),
    focusTyped: assign(({ context }, typed: string) => withTyped(context, typed)),
    pressRow: assign(({ context }, key: string) => withPress(context, key)),
  },
}).createMachine({
  id: 'team',
  context: EMPTY_TEAM,
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        id: 'readOwn',
        src: 'readOwn',
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'open',
            actions: { type: 'takeOwn', params: ({ event }) => event.output },
          },
          { guard: { type: 'isNobody', params: ({ event }) => event.output }, target: 'nobody' },
          { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'takeError' },
      },
    },
    failed: {
      exit: 'clearError',
      on: { 'team.retry': 'opening' },
    },
    // Staff need not be associates; who becomes one meanwhile can look again.
    nobody: {
      on: { 'team.retry': 'opening' },
    },
    open: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasWanted', target: 'reading' } },
        reading: {
          invoke: {
            id: 'readBranch',
            src: 'readBranch',
            input: ({ context: { wanted, branches } }) => {
              const [id = ''] = wanted;
              return { id, page: (branches[id]?.pagesRead ?? 0) + 1 };
            },
            onDone: [
              {
                guard: { type: 'succeeded', params: ({ event }) => event.output },
                target: 'idle',
                actions: { type: 'takeBranch', params: ({ event }) => event.output },
              },
              { target: 'idle', actions: { type: 'failBranch', params: ({ event }) => event.output } },
            ],
            onError: { target: 'idle', actions: 'failBranch' },
          },
        },
      },
      on: {
        'focus.move': { actions: { type: 'moveFocus', params: ({ event }) => event.move } },
        'focus.type': { actions: { type: 'focusTyped', params: ({ event }) => event.typed } },
        'row.press': { actions: { type: 'pressRow', params: ({ event }) => event.key } },
      },
    },
  },
  on: {
    'tab.select': { actions: { type: 'openTab', params: ({ event }) => event.tab } },
  },
});
