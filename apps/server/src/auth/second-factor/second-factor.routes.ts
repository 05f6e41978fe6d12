import { confirmSecondFactor, getSecondFactor, passSecondFactor, startSecondFactor } from '@pgm/api/contract';
import { requestLanguage } from '../../platform/http/requester.ts';
import { route } from '../../platform/http/route.ts';
import type { SecondFactorService } from './second-factor.service.ts';

/** The routes of the second factor of staff; callers lack the roles of staff until they have passed it. */
export function secondFactorRoutes(secondFactors: SecondFactorService) {
  return [
    route(getSecondFactor, ({ caller }) => secondFactors.read(caller)),
    route(startSecondFactor, ({ caller, body }) => secondFactors.start(caller, body.code)),
    route(confirmSecondFactor, ({ caller, body, context }) =>
      secondFactors.confirm(caller, body.code, requestLanguage(context)),
    ),
    route(passSecondFactor, ({ caller, body }) => secondFactors.pass(caller, body.code)),
  ];
}
