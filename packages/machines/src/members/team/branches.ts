import type { TreeNode } from '@pgm/api/contract';
import type { Branch, BranchPage, TeamContext } from './team-context.ts';
import { restKey, listRows } from './team-rows.ts';

const UNREAD: Branch = {
  isOpen: true,
  status: 'waiting',
  childIds: [],
  pagesRead: 0,
  pageCount: 1,
  total: 0,
  error: undefined,
};

/** Opens or closes the branch below an associate; a branch that was never read is added to the queue. */
export function withBranch(context: TeamContext, id: string, isOpen: boolean): Partial<TeamContext> {
  const known = context.branches[id];
  if (known === undefined)
    return {
      branches: { ...context.branches, [id]: { ...UNREAD, total: context.associates[id]?.directCount ?? 0 } },
      wanted: [...context.wanted, id],
    };
  const branches = { ...context.branches, [id]: { ...known, isOpen } };
  const isFocusGone = !listRows({ ...context, branches }).some(({ key }) => key === context.focusKey);
  return { branches, ...(isFocusGone && { focusKey: id }) };
}

/** Requests the next page of a branch, or the failed page again. */
export function withNextPage(context: TeamContext, id: string): Partial<TeamContext> {
  const branch = context.branches[id];
  if (branch === undefined || branch.status === 'waiting') return {};
  return {
    branches: { ...context.branches, [id]: { ...branch, status: 'waiting', error: undefined } },
    wanted: [...context.wanted, id],
  };
}

/**
 * Adds a page of the server to its branch. A focus that waited at the end of the branch moves to the first new
 * associate.
 */
export function withPage(
  context: TeamContext,
  { node, children, ...result }: BranchPage,
): Partial<TeamContext> {
  const { branches, associates, focusKey } = context;
  const { childIds, pagesRead, isOpen } = branches[node.id] ?? UNREAD;
  const fresh = children.map(({ id }) => id).filter((id) => !childIds.includes(id));
  return {
    associates: { ...associates, ...byId([node, ...children]) },
    branches: {
      ...branches,
      [node.id]: {
        isOpen,
        status: 'ready',
        childIds: [...childIds, ...fresh],
        pagesRead: pagesRead + 1,
        pageCount: result.pageCount,
        total: result.total,
        error: undefined,
      },
    },
    wanted: context.wanted.filter((id) => id !== node.id),
    lastRead: node.id,
    ...(focusKey === restKey(node.id) && { focusKey: fresh[0] ?? node.id }),
  };
}

/** Marks the branch that was being read as failed, and continues with the others. */
export function withFailure(context: TeamContext, error: string): Partial<TeamContext> {
  const [id = '', ...wanted] = context.wanted;
  const branch = context.branches[id];
  if (branch === undefined) return { wanted };
  return { wanted, branches: { ...context.branches, [id]: { ...branch, status: 'failed', error } } };
}

function byId(nodes: readonly TreeNode[]): Record<string, TreeNode> {
  return Object.fromEntries(nodes.map((node) => [node.id, node]));
}
