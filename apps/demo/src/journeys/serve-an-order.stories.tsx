import type { Meta } from '@storybook/react-vite';
import { journey } from './journey.tsx';
import { logIn } from './log-in.ts';

export default { title: 'Journeys/ServeAnOrder', tags: ['!autodocs'] } satisfies Meta;

const { onPhone, onDesktop } = journey('/dashboard', {
  'Logs in as staff': async (visit) => {
    await logIn(visit, 'staff');
    await visit.sees('link', { part: 'Orders to confirm' });
  },
  'Opens the orders to confirm': async (visit) => {
    await visit.presses('link', { part: 'Orders to confirm' });
    await visit.sees('link', /PGM-/);
  },
  'Opens the first order': async (visit) => {
    await visit.presses('link', /PGM-/);
    await visit.sees('button', 'Confirm');
  },
  'Confirms it': async (visit) => {
    await visit.presses('button', 'Confirm');
    await visit.sees('button', 'Pack');
  },
});

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
