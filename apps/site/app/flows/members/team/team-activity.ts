import { teamActivityMachine } from '@pgm/machines/members/team-activity';
import { teamFileMachine } from '@pgm/machines/members/team-file';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { pagedActor } from '#app/kit/paged-actor.ts';

const PAGE_SIZE = 20;

/** The machine of a team's activity with the site's implementations. */
export const siteTeamActivityMachine = withPorts(teamActivityMachine)({
  actors: {
    fetchPage: pagedActor(({ associates }, { page, filter }, signal) =>
      associates.activity({ ...filter, page, limit: PAGE_SIZE }, signal),
    ),
  },
});

/** The machine of the file of a team with the site's implementations. */
export const siteTeamFileMachine = withPorts(teamFileMachine)({
  actors: {
    fetchFile: fromPromise(async ({ input, signal }) =>
      (await browserClient()).associates.activityFile({ ...input }, signal),
    ),
  },
});
