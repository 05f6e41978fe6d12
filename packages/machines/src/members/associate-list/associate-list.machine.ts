import type { Result, TreeNode, TreePerson } from '@pgm/api/contract';
import { assign, setup } from 'xstate';
import { call, placeholder, toMessage, toOutput, toResult } from '../../kit/index.ts';

/** An associate in the list; for those above the member, the size of their team is unknown. */
export type AssociateListItem = TreePerson & Partial<Pick<TreeNode, 'directCount' | 'totalCount'>>;

/** A page of associates. */
export interface AssociateListPage {
  readonly associates: readonly AssociateListItem[];
  /** The number of all associates. */
  readonly total: number;
  /** At least 1. */
  readonly pageCount: number;
}

interface AssociateListContext extends AssociateListPage {
  readonly pagesRead: number;
  /** Why the next page could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

export type AssociateListEvent =
  | { type: 'associates.open' }
  | { type: 'associates.more' }
  | { type: 'associates.retry' };

/**
 * A list of associates that grows page by page and loads when it is opened. Provide `fetchPage`; pages count from
 * 1.
 */
export const associateListMachine = setup({
  types: { context: {} as AssociateListContext, events: {} as AssociateListEvent },
  actors: {
    fetchPage: placeholder<Result<AssociateListPage>, number>('fetchPage'),
  },
  guards: {
    hasMore: ({ context: { pagesRead, pageCount } }) => pagesRead < pageCount,
  },
  actions: {
    addPage: assign(({ context }, result: Result<AssociateListPage>) => {
      if (!result.ok) return {};
      const known = new Set(context.associates.map(({ id }) => id));
      const { associates, ...counts } = result.value;
      return {
        ...counts,
        // New associates shift the pages, so an associate may come twice.
        associates: [...context.associates, ...associates.filter(({ id }) => !known.has(id))],
        pagesRead: context.pagesRead + 1,
      };
    }),
    setError: assign((_, result?: Result<unknown>) => ({
      error: toMessage(result),
    })),
    clearError: assign({ error: undefined }),
  },
}).createMachine({
  id: 'associate-list',
  context: { associates: [], total: 0, pageCount: 1, pagesRead: 0, error: undefined },
  initial: 'closed',
  states: {
    closed: { on: { 'associates.open': 'loading' } },
    loading: {
      invoke: {
        input: ({ context }) => context.pagesRead + 1,
        ...call(
          'fetchPage',
          { target: 'ready', actions: { type: 'addPage', params: toOutput } },
          { target: 'failed', actions: { type: 'setError', params: toResult } },
        ),
      },
    },
    ready: { on: { 'associates.more': { guard: 'hasMore', target: 'loading' } } },
    failed: { exit: 'clearError', on: { 'associates.retry': 'loading' } },
  },
});
