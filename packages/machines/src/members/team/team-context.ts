import { toMessage } from '../../kit/index.ts';
import { TREE_NOT_FETCHED } from '../associate-list/associate-list.list.ts';
import type { Result, TreeNode } from '@pgm/api/contract';

/** The views of a team; the first is open at first. */
export type TeamTab = 'tree' | 'list' | 'referred' | 'activity' | 'repurchase';

/** An associate with a page of those directly below. */
export interface BranchPage {
  readonly node: TreeNode;
  readonly children: readonly TreeNode[];
  /** The number of all associates directly below. */
  readonly total: number;
  /** At least 1. */
  readonly pageCount: number;
}

/** The page to read of those directly below an associate; `page` counts from 1. */
export interface BranchRequest {
  /** The associate's id; for the member's own branch, the id of the user. */
  readonly id: string;
  readonly page: number;
}

/** The associates directly below another one, as far as they were read. */
export interface Branch {
  readonly isOpen: boolean;
  /** `waiting`: its next page is being read or is in the queue. */
  readonly status: 'waiting' | 'ready' | 'failed';
  readonly childIds: readonly string[];
  readonly pagesRead: number;
  readonly pageCount: number;
  readonly total: number;
  /** Why the next page could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

export interface TeamContext {
  readonly tab: TeamTab;
  /** The list has been looked at. */
  readonly isListStarted: boolean;
  /** The member's id; undefined before the first response. */
  readonly rootId: string | undefined;
  readonly associates: Readonly<Record<string, TreeNode>>;
  /** By the id of the associate above. A closed branch stays here, so that no page is read twice. */
  readonly branches: Readonly<Record<string, Branch>>;
  /** The ids of the branches whose next page is to be read, in order. */
  readonly wanted: readonly string[];
  /** The key of the row that has the focus. */
  readonly focusKey: string | undefined;
  /** The id of the branch that was read last. */
  readonly lastRead: string | undefined;
  /** Why the tree could not be loaded; English, for `t()`. */
  readonly error: string | undefined;
}

/** The context before anything is known. */
export const EMPTY_TEAM: TeamContext = {
  tab: 'tree',
  isListStarted: false,
  rootId: undefined,
  associates: {},
  branches: {},
  wanted: [],
  focusKey: undefined,
  lastRead: undefined,
  error: undefined,
};

/** The message for a failure. */
export function toTreeReason(result: Result<unknown> | undefined): string {
  return toMessage(result, TREE_NOT_FETCHED);
}
