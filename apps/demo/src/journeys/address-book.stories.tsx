import { sampleProfile } from '@pgm/machines/members/profile-edit/testing';
import type { Meta } from '@storybook/react-vite';
import { type Steps, journey } from './journey.tsx';
import { logInByCode } from './log-in.ts';
import { sampleAddresses } from './sample-addresses.ts';
import { sampleLogin } from './sample-login.ts';

export default { title: 'Journeys/AddressBook', tags: ['!autodocs'] } satisfies Meta;

const steps: Steps = {
  'Logs in on the way to the addresses': async (visit) => {
    await logInByCode(visit, '9876501236');
    await visit.sees('heading', 'Delivery Address');
  },
  'Saves the form as it is, and is asked for what is missing': async (visit) => {
    await visit.presses('button', 'Add your first address');
    await visit.presses('button', 'Save Address');
    await visit.reads('Street address is required');
  },
  'Adds an address': async (visit) => {
    await visit.types('Postal code', '226001');
    // It fills in the city and the state.
    await visit.reads(/Lucknow/);
    await visit.types('Street address', '12 Hazratganj');
    await visit.presses('button', 'Save Address');
    await visit.reads(/- 226001$/);
  },
  'Changes it': async (visit) => {
    await visit.presses('button', { part: 'Edit' });
    await visit.types('City', 'Kanpur');
    await visit.presses('button', 'Update Address');
    await visit.reads(/Kanpur/);
  },
};

const { onPhone, onDesktop, onSamples } = journey('/manage/addresses', steps, () => [
  ...sampleLogin(sampleProfile),
  ...sampleAddresses(),
]);

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
export const OnSamples = onSamples;
