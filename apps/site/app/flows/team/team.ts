import { ok } from '@pgm/api/contract';
import { type BranchRequest, teamMachine } from '@pgm/machines/team';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

/** How many of a branch are read at a time. */
const PAGE = 25;

/** The tree of a member as the site runs it. */
export function siteTeamMachine(userId: string) {
  return teamMachine.provide({
    actors: {
      readOwn: fromPromise(({ signal }) => readBranch({ id: userId, page: 1 }, signal)),
      readBranch: fromPromise(({ input, signal }) => readBranch(input, signal)),
    },
  });
}

async function readBranch({ id, page }: BranchRequest, signal: AbortSignal) {
  const { associates } = await browserClient();
  const answer = await associates.tree(id, { page, limit: PAGE }, signal);
  if (!answer.ok) return answer;
  const { data, pagination } = answer.value;
  return ok({ ...data, total: pagination.total, pageCount: pagination.pages });
}
