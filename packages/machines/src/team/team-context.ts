import type { Result, TreeNode } from '@pgm/api/contract';

/** The two ways to look at a downline; the first is open at first. */
export type TeamTab = 'tree' | 'list';

/** Somebody with a page of those directly below. */
export interface BranchPage {
  readonly node: TreeNode;
  readonly children: readonly TreeNode[];
  /** How many are directly below in all. */
  readonly total: number;
  /** At least 1. */
  readonly pageCount: number;
}

/** A page of those directly below somebody; `page` counts from 1. */
export interface BranchRequest {
  /** Of the associate; the member's own is that of the user. */
  readonly id: string;
  readonly page: number;
}

/** Those directly below somebody, as far as they were read. */
export interface Branch {
  readonly isOpen: boolean;
  /** `waiting`: its next page is being read or will be, in turn. */
  readonly status: 'waiting' | 'ready' | 'failed';
  readonly childIds: readonly string[];
  readonly pagesRead: number;
  readonly pageCount: number;
  readonly total: number;
  /** Why the next page could not be had; English, for `t()`. */
  readonly error: string | undefined;
}

export interface TeamContext {
  readonly tab: TeamTab;
  /** The member; undefined before the first answer. */
  readonly rootId: string | undefined;
  readonly people: Readonly<Record<string, TreeNode>>;
  /** By the id of who is above. What was closed is kept, so that nothing is read twice. */
  readonly branches: Readonly<Record<string, Branch>>;
  /** Whose next page is to be read, in turn. */
  readonly wanted: readonly string[];
  /** The row that the keyboard is on. */
  readonly focusKey: string | undefined;
  /** Whose branch has just come. */
  readonly lastRead: string | undefined;
  /** Why there is no tree at all; English, for `t()`. */
  readonly error: string | undefined;
}

/** Before anything is known. */
export const EMPTY_TEAM: TeamContext = {
  tab: 'tree',
  rootId: undefined,
  people: {},
  branches: {},
  wanted: [],
  focusKey: undefined,
  lastRead: undefined,
  error: undefined,
};

/** What is said of a failure. */
export function reasonOf(answer: Result<unknown> | undefined): string {
  return answer?.ok === false ? answer.failure.message : 'Failed to fetch associate tree';
}
