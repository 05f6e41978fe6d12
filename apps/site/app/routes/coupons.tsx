import { CouponsFlow } from '#app/flows/coupon/coupons.flow.tsx';
import { pageMeta } from '#app/shared/page-meta.ts';
import type { Route } from './+types/coupons.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Coupons',
      description: 'Coupons for your next order: what each takes off, from which amount on, and until when.',
      path: '/coupons',
    },
    matches[0].loaderData,
  );

/** Open to all; read in the browser, since members can use others than guests. */
export default CouponsFlow;
