import { ordersMachine } from '@pgm/machines/sales/orders';
import { withPorts } from '@pgm/machines/kit';
import { pagedActor } from '#app/kit/paged-actor.ts';

/** How many orders a page shows. */
const PAGE_SIZE = 10;

/** The order list machine with the site's implementations. */
export const siteOrdersMachine = withPorts(ordersMachine)({
  actors: {
    fetchPage: pagedActor(({ orders }, { page }, signal) => orders.list({ page, limit: PAGE_SIZE }, signal)),
  },
});
