import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { payoutPeriods } from './period-list.tsx';

export const meta = privateMeta('Payouts');

export default resourcePage(payoutPeriods);
