import { getPoints, listPointsTransactions, ok } from '@pgm/api/contract';
import { samplePoints } from '@pgm/machines/members/points/testing';
import { sampleProfile } from '@pgm/machines/members/profile-edit/testing';
import type { Meta } from '@storybook/react-vite';
import { toWholePage } from '../../../../.storybook/sample-network.tsx';
import { type Steps, journey } from './journey.tsx';
import { logIn } from './log-in.ts';
import { sampleLogin } from './sample-login.ts';
import { handles } from './sample-server.ts';

export default { title: 'Journeys/Points', tags: ['!autodocs'] } satisfies Meta;

const steps: Steps = {
  'Logs in by password on the way to the points': async (visit) => {
    await logIn(visit, 'asha');
    await visit.sees('list', 'Pending Transactions');
    await visit.reads({ part: 'Order {number} placed' });
  },
  'Looks at the confirmed points': async (visit) => {
    await visit.presses('tab', 'Confirmed');
    await visit.sees('list', 'Confirmed Transactions');
    await visit.reads({ part: 'Order {number} delivered and kept' });
  },
  'Looks at the cancelled points': async (visit) => {
    await visit.presses('tab', 'Cancelled');
    await visit.sees('list', 'Cancelled Transactions');
    await visit.reads({ part: 'Order {number} cancelled' });
  },
};

const { onPhone, onDesktop, onSamples } = journey('/manage/business-values', steps, () => [
  ...sampleLogin(sampleProfile),
  handles(getPoints, () => ok(samplePoints)),
  handles(listPointsTransactions, ({ query: { group } }) =>
    ok(toWholePage(samplePoints.transactions[group])),
  ),
]);

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
export const OnSamples = onSamples;
