import { type User, ok, updateProfile } from '@pgm/api/contract';
import { sampleProfile } from '@pgm/machines/members/profile-edit/testing';
import type { Meta } from '@storybook/react-vite';
import { type Steps, journey } from './journey.tsx';
import { logIn } from './log-in.ts';
import { sampleLogin } from './sample-login.ts';
import { handles } from './sample-server.ts';

export default { title: 'Journeys/EditTheProfile', tags: ['!autodocs'] } satisfies Meta;

const steps: Steps = {
  'Logs in on the way to the profile': async (visit) => {
    await logIn(visit, 'asha');
    await visit.sees('heading', 'Asha Mishra');
  },
  'Empties the last name, and is asked for what is missing': async (visit) => {
    await visit.presses('button', 'Edit Profile');
    await visit.types('Last Name', '');
    await visit.presses('button', 'Save Changes');
    await visit.reads('Last name is required');
    await visit.reads('Gender is required');
  },
  'Saves another name and the gender': async (visit) => {
    await visit.types('Last Name', 'Mishra Tiwari');
    await visit.chooses('Gender', 'female');
    await visit.presses('button', 'Save Changes');
    await visit.reads('Profile updated successfully!');
    await visit.sees('heading', 'Asha Mishra Tiwari');
    await visit.reads('Female');
  },
};

/** The account as the seed of the real server has it. */
const asha: User = { ...sampleProfile, gender: null };

const { onPhone, onDesktop, onSamples } = journey('/manage/profile', steps, () => [
  ...sampleLogin(asha),
  handles(updateProfile, ({ body: { firstName, lastName, gender } }) =>
    ok({ ...asha, firstName, lastName, gender }),
  ),
]);

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
export const OnSamples = onSamples;
