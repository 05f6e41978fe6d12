import type { Meta } from '@storybook/react-vite';
import { journey } from './journey.tsx';
import { logIn } from './log-in.ts';

export default { title: 'Journeys/Points', tags: ['!autodocs'] } satisfies Meta;

const { onPhone, onDesktop } = journey('/manage/business-values', {
  'Logs in by password on the way to the points': async (visit) => {
    await logIn(visit, 'asha');
    await visit.sees('list', 'Pending Transactions');
  },
  'Looks at the confirmed points': async (visit) => {
    await visit.presses('tab', 'Confirmed');
    await visit.sees('list', 'Confirmed Transactions');
  },
  'Looks at the cancelled points': async (visit) => {
    await visit.presses('tab', 'Cancelled');
    await visit.sees('list', 'Cancelled Transactions');
  },
});

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
