import {
  closePayoutPeriod,
  getPayoutPeriod,
  listPayoutPeriods,
  listPayouts,
  setPayoutOutcome,
  withdrawPayout,
} from '@pgm/api/contract';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { PayoutService } from './payout.service.ts';

/** The routes for the payouts to associates. */
export function payoutRoutes(platform: Pick<Platform, 'db' | 'now'>) {
  const service = new PayoutService(platform);
  const find = ({ params }: { readonly params: { readonly month: string } }) => service.find(params.month);
  return [
    route(listPayoutPeriods, ({ caller, query }) => service.periods(caller, query)),
    route(getPayoutPeriod, ({ caller, params }) => service.period(caller, params.month)),
    route(closePayoutPeriod, ({ caller, params }) => service.close(caller, params.month)),
    route(listPayouts, ({ params, query }) => service.list(params.month, query), { find }),
    route(withdrawPayout, ({ caller, params, body }) => service.withdraw(caller, params.id, body.net)),
    route(setPayoutOutcome, ({ caller, params, body }) => service.setOutcome(caller, params.id, body)),
  ];
}
