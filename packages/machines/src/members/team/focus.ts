import { withBranch, withNextPage } from './branches.ts';
import type { TeamContext } from './team-context.ts';
import { type TeamRow, listRows } from './team-rows.ts';

/**
 * The moves of the keyboard: to a visible row, into a branch (opening it first), or out of it (closing it first).
 */
export type FocusMove = 'next' | 'previous' | 'first' | 'last' | 'in' | 'out';

/** The tree after a key of the WAI-ARIA tree pattern. */
export function withMove(context: TeamContext, move: FocusMove): Partial<TeamContext> {
  const rows = listRows(context);
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === context.focusKey),
  );
  const row = rows[at];
  if (row === undefined) return {};
  if (move === 'in') return into(context, row, rows[at + 1]);
  if (move === 'out') return out(context, row);
  const to = { next: at + 1, previous: at - 1, first: 0, last: rows.length - 1 }[move];
  return to in rows ? { focusKey: rows[to]?.key } : {};
}

function into(context: TeamContext, row: TeamRow, below: TeamRow | undefined): Partial<TeamContext> {
  if (row.kind === 'rest' || row.isExpanded === undefined) return {};
  return row.isExpanded ? { focusKey: below?.key ?? row.key } : withBranch(context, row.key, true);
}

function out(context: TeamContext, row: TeamRow): Partial<TeamContext> {
  if (row.kind === 'person' && row.isExpanded === true) return withBranch(context, row.key, false);
  return row.parentId === undefined ? {} : { focusKey: row.parentId };
}

/** The tree after a row was pressed: an associate opens or closes, the rest of a branch is read. */
export function withPress(context: TeamContext, key: string): Partial<TeamContext> {
  const row = listRows(context).find((one) => one.key === key);
  if (row === undefined) return {};
  const focused = { ...context, focusKey: key };
  if (row.kind === 'rest') return { focusKey: key, ...withNextPage(focused, row.parentId) };
  if (row.isExpanded === undefined) return { focusKey: key };
  return { focusKey: key, ...withBranch(focused, key, !row.isExpanded) };
}

/**
 * Moves the focus to the next visible person whose name begins with the typed text, and continues from the top
 * after the end.
 */
export function withTyped(context: TeamContext, typed: string): Partial<TeamContext> {
  const rows = listRows(context);
  const at = rows.findIndex(({ key }) => key === context.focusKey);
  const start = typed.toLocaleLowerCase();
  const found = [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(
    (row) => row.kind === 'person' && row.person.name.toLocaleLowerCase().startsWith(start),
  );
  return found ? { focusKey: found.key } : {};
}
