import type { Result } from '@pgm/api/contract';
import { assign, setup, spawnChild } from 'xstate';
import { call, callCases, placeholder, succeeded, toOutput, toResult, toValue } from '../../kit/index.ts';
import { associateListMachine } from '../associate-list/associate-list.list.ts';
import { withFailure, withPage } from './branches.ts';
import { type FocusMove, withMove, withPress, withTyped } from './focus.ts';
import {
  type BranchPage,
  type BranchRequest,
  EMPTY_TEAM,
  type TeamContext,
  type TeamTab,
  toTreeReason,
} from './team-context.ts';

export type TeamEvent =
  | { type: 'tab.select'; tab: TeamTab }
  | { type: 'focus.move'; move: FocusMove }
  | { type: 'focus.type'; typed: string }
  | { type: 'row.press'; key: string }
  | { type: 'page.retry' };

/**
 * A member's tree: opened branch by branch, one page at a time, with the keyboard navigation of the WAI-ARIA tree
 * pattern. The first look at the list starts the `associate-list` machine as its child. Provide `readOwn`, which
 * reads the branch of the member, `readBranch`, which reads any branch below, and `teamMembers`, an associate list
 * whose actor is provided.
 */
export const teamMachine = setup({
  types: {
    context: {} as TeamContext,
    events: {} as TeamEvent,
    children: {} as { teamMembers: 'teamMembers' },
  },
  actors: {
    readOwn: placeholder<Result<BranchPage>>('readOwn'),
    readBranch: placeholder<Result<BranchPage>, BranchRequest>('readBranch'),
    teamMembers: associateListMachine,
  },
  guards: {
    isNotInTree: (_, result: Result<BranchPage>) => !result.ok && result.failure.code === 'notFound',
    isFirstLookAtList: ({ context }, tab: TeamTab) => tab === 'list' && !context.isListStarted,
    hasWanted: ({ context }) => context.wanted.length > 0,
  },
  actions: {
    openTab: assign((_, tab: TeamTab) => ({ tab })),
    startList: spawnChild('teamMembers', { id: 'teamMembers' }),
    noteListStart: assign({ isListStarted: true }),
    setOwn: assign(({ context }, page: BranchPage) => ({
      ...withPage(context, page),
      rootId: page.node.id,
      focusKey: page.node.id,
    })),
    setBranch: assign(({ context }, page: BranchPage) =>
      withPage({ ...context, wanted: context.wanted.slice(1) }, page),
    ),
    failBranch: assign(({ context }, result?: Result<unknown>) => withFailure(context, toTreeReason(result))),
    setError: assign((_, result?: Result<unknown>) => ({ error: toTreeReason(result) })),
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
      invoke: callCases(
        'readOwn',
        [
          { guard: succeeded, target: 'open', actions: { type: 'setOwn', params: toValue } },
          { guard: { type: 'isNotInTree', params: toOutput }, target: 'notInTree' },
        ],
        { target: 'failed', actions: { type: 'setError', params: toResult } },
      ),
    },
    failed: { exit: 'clearError', on: { 'page.retry': 'opening' } },
    // Staff need not be associates; a user that becomes one meanwhile can load the tree again.
    notInTree: { on: { 'page.retry': 'opening' } },
    open: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasWanted', target: 'reading' } },
        reading: {
          invoke: {
            input: ({ context: { wanted, branches } }) => {
              const [id = ''] = wanted;
              return { id, page: (branches[id]?.pagesRead ?? 0) + 1 };
            },
            ...call(
              'readBranch',
              { target: 'idle', actions: { type: 'setBranch', params: toValue } },
              { target: 'idle', actions: { type: 'failBranch', params: toResult } },
            ),
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
    'tab.select': [
      {
        guard: { type: 'isFirstLookAtList', params: ({ event }) => event.tab },
        actions: ['startList', 'noteListStart', { type: 'openTab', params: ({ event }) => event.tab }],
      },
      { actions: { type: 'openTab', params: ({ event }) => event.tab } },
    ],
  },
});
