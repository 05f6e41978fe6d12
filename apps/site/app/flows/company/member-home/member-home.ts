import { ok } from '@pgm/api/contract';
import { memberHomeMachine } from '@pgm/machines/company/member-home';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { browserPointsClient } from '../../members/points/browser-points-client.ts';
import { reorder } from '../../sales/orders/reorder.ts';

/** The machine of a member's home page with the site's implementations. */
export function siteMemberHomeMachine(userId: string) {
  return withPorts(memberHomeMachine)({
    actors: {
      fetchHome: fromPromise(async ({ signal }) => {
        const { orders, associates } = await browserClient();
        const [newest, sums, self] = await Promise.all([
          orders.list({ page: 1, limit: 1 }, signal),
          browserPointsClient().get(userId, signal),
          associates.self(signal),
        ]);
        if (!newest.ok) return newest;
        return ok({
          order: newest.value.data[0],
          points: sums.ok ? sums.value : undefined,
          code: self.ok ? self.value.referralCode : undefined,
        });
      }),
      repeatOrder: fromPromise(async ({ input: order }) => ok(order && (await reorder(order)))),
    },
  });
}
