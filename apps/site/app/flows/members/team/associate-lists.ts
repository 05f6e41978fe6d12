import { type AssociateListItem, associateListMachine } from '@pgm/machines/members/associate-list';
import { withPorts } from '@pgm/machines/kit';
import { pagedActor } from '#app/kit/paged-actor.ts';

/** How many associates of the upline are loaded at a time: the nearest matter most. */
const UPLINE_PAGE = 5;
const REFERRED_PAGE = 10;
const TEAM_MEMBERS_PAGE = 50;

/** A list of associates that a call returns page by page. */
function toListMachine(fetchPage: Parameters<typeof pagedActor<AssociateListItem>>[0]) {
  return withPorts(associateListMachine)({ actors: { fetchPage: pagedActor(fetchPage) } });
}

/** The upline of a member, the sponsor first. */
export const uplineMachine = (userId: string) =>
  toListMachine(({ associates }, { page }, signal) =>
    associates.upline(userId, { page, limit: UPLINE_PAGE }, signal),
  );

/** The team below a member, level by level. */
export const teamMembersMachine = (userId: string) =>
  toListMachine(({ associates }, { page }, signal) =>
    associates.teamMembers(userId, { page, limit: TEAM_MEMBERS_PAGE }, signal),
  );

/** The associates directly below the member, newest first. */
export const referredMachine = toListMachine(({ associates }, { page }, signal) =>
  associates.referred({ page, limit: REFERRED_PAGE }, signal),
);
