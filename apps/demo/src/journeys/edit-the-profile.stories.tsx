import type { Meta } from '@storybook/react-vite';
import { journey } from './journey.tsx';
import { logIn } from './log-in.ts';

export default { title: 'Journeys/EditTheProfile', tags: ['!autodocs'] } satisfies Meta;

const { onPhone, onDesktop } = journey('/manage/profile', {
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
});

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
