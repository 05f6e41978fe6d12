import type { TreeNode } from '@pgm/api/contract';
import type { TeamContext } from './team-context.ts';

/** The position of a row among those with the same parent; the top is level 1. */
interface Place {
  readonly key: string;
  readonly level: number;
  /** Counts from 1. */
  readonly position: number;
  readonly setSize: number;
  /** Undefined at the top. */
  readonly parentId: string | undefined;
}

/** An associate in the tree. */
export interface PersonRow extends Place {
  readonly kind: 'person';
  readonly person: TreeNode;
  /** Undefined for an associate without others below. */
  readonly isExpanded: boolean | undefined;
}

/** The part of a branch that is not loaded. */
export interface RestRow extends Place {
  readonly kind: 'rest';
  readonly parentId: string;
  readonly parentName: string;
  readonly status: 'more' | 'loading' | 'failed';
  /** How many are not loaded. */
  readonly left: number;
  readonly error: string | undefined;
}

export type TeamRow = PersonRow | RestRow;

/** The key of the row at the end of an associate's branch. */
export function restKey(parentId: string): string {
  return `${parentId}/rest`;
}

/** The visible rows of the tree, from the top down. */
export function listRows(
  context: Pick<TeamContext, 'rootId' | 'associates' | 'branches'>,
): readonly TeamRow[] {
  const rows: TeamRow[] = [];
  if (context.rootId !== undefined)
    addRows(rows, context, { key: context.rootId, level: 1, position: 1, setSize: 1, parentId: undefined });
  return rows;
}

type Tree = Pick<TeamContext, 'associates' | 'branches'>;

function addRows(rows: TeamRow[], { associates, branches }: Tree, place: Place): void {
  const person = associates[place.key];
  if (person === undefined) return;
  const branch = branches[person.id];
  const isExpanded = person.directCount > 0 ? (branch?.isOpen ?? false) : undefined;
  rows.push({ ...place, kind: 'person', person, isExpanded });
  if (branch === undefined || isExpanded !== true) return;

  const { childIds, total, status, error } = branch;
  const inBranch = { level: place.level + 1, setSize: total, parentId: person.id };
  for (const [at, id] of childIds.entries())
    addRows(rows, { associates, branches }, { ...inBranch, key: id, position: at + 1 });
  if (status === 'ready' && branch.pagesRead >= branch.pageCount) return;
  rows.push({
    ...inBranch,
    kind: 'rest',
    key: restKey(person.id),
    position: Math.min(childIds.length + 1, total),
    parentName: person.name,
    status: status === 'ready' ? 'more' : status === 'waiting' ? 'loading' : 'failed',
    left: Math.max(0, total - childIds.length),
    error,
  });
}
