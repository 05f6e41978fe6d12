import { ok } from '@pgm/api/contract';
import { type BranchRequest, teamMachine } from '@pgm/machines/members/team';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { teamMembersMachine } from './associate-lists.ts';

/** How many associates of a branch are loaded at a time. */
const PAGE = 25;

/** The tree machine of a member with the site's implementations. */
export function siteTeamMachine(userId: string) {
  return withPorts(teamMachine)({
    actors: {
      readOwn: fromPromise(({ signal }) => readBranch({ id: userId, page: 1 }, signal)),
      readBranch: fromPromise(({ input, signal }) => readBranch(input, signal)),
      teamMembers: teamMembersMachine(userId),
    },
  });
}

async function readBranch({ id, page }: BranchRequest, signal: AbortSignal) {
  const { associates } = await browserClient();
  const result = await associates.tree(id, { page, limit: PAGE }, signal);
  if (!result.ok) return result;
  const { data, pagination } = result.value;
  return ok({ ...data, total: pagination.total, pageCount: pagination.pages });
}
