import { CouponsFlow } from '#app/flows/sales/coupon/coupons.flow.tsx';
import { pageMeta } from '#app/structured-data/page-meta.ts';
import type { Route } from './+types/coupons.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Coupons',
      description: 'Coupons for your next order, with discounts, minimum amounts and end dates.',
      path: '/coupons',
    },
    matches[0].loaderData,
  );

/** Open to all; loaded in the browser, since members have other coupons than guests. */
export default CouponsFlow;
