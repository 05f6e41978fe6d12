import type { TreeNode } from '@pgm/api/contract';
import type { TeamContext } from './team-context.ts';

/** Where a row stands among those with the same parent; the top is level 1. */
interface Place {
  readonly key: string;
  readonly level: number;
  /** Counts from 1. */
  readonly position: number;
  readonly setSize: number;
  /** Undefined at the top. */
  readonly parentId: string | undefined;
}

/** Somebody in the tree. */
export interface PersonRow extends Place {
  readonly kind: 'person';
  readonly person: TreeNode;
  /** Undefined for who has nobody below. */
  readonly isExpanded: boolean | undefined;
}

/** What of a branch is not there yet. */
export interface RestRow extends Place {
  readonly kind: 'rest';
  readonly parentId: string;
  readonly parentName: string;
  readonly status: 'more' | 'loading' | 'failed';
  /** How many are to come. */
  readonly left: number;
  readonly error: string | undefined;
}

export type TeamRow = PersonRow | RestRow;

/** The key of the row at the end of somebody's branch. */
export function restKey(parentId: string): string {
  return `${parentId}/rest`;
}

/** What of the tree is in view, from the top down. */
export function rowsOf(context: Pick<TeamContext, 'rootId' | 'people' | 'branches'>): readonly TeamRow[] {
  const rows: TeamRow[] = [];
  if (context.rootId !== undefined)
    addRows(rows, context, { key: context.rootId, level: 1, position: 1, setSize: 1, parentId: undefined });
  return rows;
}

type Tree = Pick<TeamContext, 'people' | 'branches'>;

function addRows(rows: TeamRow[], { people, branches }: Tree, place: Place): void {
  const person = people[place.key];
  if (person === undefined) return;
  const branch = branches[person.id];
  const isExpanded = person.directCount > 0 ? (branch?.isOpen ?? false) : undefined;
  rows.push({ ...place, kind: 'person', person, isExpanded });
  if (branch === undefined || isExpanded !== true) return;

  const { childIds, total, status, error } = branch;
  const inBranch = { level: place.level + 1, setSize: total, parentId: person.id };
  for (const [at, id] of childIds.entries())
    addRows(rows, { people, branches }, { ...inBranch, key: id, position: at + 1 });
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
