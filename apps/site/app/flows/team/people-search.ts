import { ok } from '@pgm/api/contract';
import { peopleSearchMachine } from '@pgm/machines/people-search';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

/** How many of who is found a page shows. */
const PAGE = 20;

/** The search in a member's downline as the site runs it. */
export function sitePeopleSearchMachine(userId: string) {
  return peopleSearchMachine.provide({
    actors: {
      findPeople: fromPromise(async ({ input, signal }) => {
        const { associates } = await browserClient();
        const answer = await associates.downline(userId, { ...input, limit: PAGE }, signal);
        if (!answer.ok) return answer;
        const { data, pagination, isComplete } = answer.value;
        return ok({ people: data, total: pagination.total, pageCount: pagination.pages, isComplete });
      }),
    },
  });
}
