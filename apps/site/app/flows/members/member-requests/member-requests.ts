import { memberRequestsMachine } from '@pgm/machines/members/member-requests';
import { withPorts } from '@pgm/machines/kit';
import { pagedActor } from '#app/kit/paged-actor.ts';

/** How many requests a page shows. */
const PAGE_SIZE = 10;

/** The machine of a member's requests with the site's implementations. */
export const siteMemberRequestsMachine = (userId: string) =>
  withPorts(memberRequestsMachine)({
    actors: {
      fetchPage: pagedActor(({ requests }, { page }, signal) =>
        requests.listOwn(userId, { page, limit: PAGE_SIZE }, signal),
      ),
    },
  });
