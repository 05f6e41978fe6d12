import { secondFactorMachine } from '@pgm/machines/staff/second-factor';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { saveFile } from '#app/kit/save-file.ts';
import { staffClient } from '../kit/staff-client.ts';

const client = () => staffClient().secondFactor;

/** The machine of the second factor with the site's implementations. */
export const siteSecondFactorMachine = withPorts(secondFactorMachine)({
  actors: {
    fetchState: fromPromise(({ signal }) => client().read(signal)),
    passCode: fromPromise(({ input, signal }) => client().pass(input.code, signal)),
    startSetup: fromPromise(({ input, signal }) => client().start(input.code, signal)),
    confirmSetup: fromPromise(({ input, signal }) => client().confirm(input.code, signal)),
    exportCodes: fromPromise(async ({ input: { as, codes } }) => {
      const text = codes.join('\n');
      if (as === 'copy') await navigator.clipboard.writeText(text);
      if (as === 'print') print();
      if (as === 'file') saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }));
      return as;
    }),
  },
});
