import { secondFactorMachine } from '@pgm/machines/staff/second-factor';
import { fromPromise } from 'xstate';
import { staffClient } from '../kit/staff-client.ts';

const client = () => staffClient().secondFactor;

/** The machine of the second factor with the site's implementations. */
export const siteSecondFactorMachine = secondFactorMachine.provide({
  actors: {
    fetchState: fromPromise(({ signal }) => client().read(signal)),
    passCode: fromPromise(({ input, signal }) => client().pass(input.code, signal)),
    startSetup: fromPromise(({ input, signal }) => client().start(input.code, signal)),
    confirmSetup: fromPromise(({ input, signal }) => client().confirm(input.code, signal)),
  },
});
