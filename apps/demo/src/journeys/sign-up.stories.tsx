import type { Meta } from '@storybook/react-vite';
import { journey } from './journey.tsx';
import { FIRST_DIGIT } from './log-in.ts';

export default { title: 'Journeys/SignUp', tags: ['!autodocs'] } satisfies Meta;

const MOBILE = '9876501238';
const SPONSOR = { part: 'Sponsor code' };
const UNKNOWN = { part: 'No associate has this code. Correct it, or leave the field empty.' };

const { onPhone, onDesktop } = journey('/Associate/signup', {
  'Types the sponsor code of a friend with two digits swapped': async (visit) => {
    await visit.sees('button', 'Send OTP');
    await visit.seesNo('textbox', SPONSOR);
    await visit.unfolds('I was invited');
    await visit.types(SPONSOR, 'usha 2032');
    await visit.readsBelow(SPONSOR, UNKNOWN);
  },
  'Asks for a code, and none is sent': async (visit) => {
    await visit.types('Full name', 'Kiran Devi');
    await visit.types('Mobile number', MOBILE);
    await visit.presses('button', 'Send OTP');
    await visit.readsIn('alert', 'Failed to send OTP.');
    await visit.readsIn('alert', UNKNOWN);
  },
  'Corrects the sponsor code, and sees who it is': async (visit) => {
    await visit.types(SPONSOR, 'usha 2023');
    await visit.reads({ text: 'Your sponsor: {name}', values: { name: 'Usha J.' } });
  },
  'Asks for the code again': async (visit) => {
    await visit.presses('button', 'Send OTP');
    await visit.sees('textbox', FIRST_DIGIT);
  },
  'Types the code of the SMS, and is a member': async (visit) => {
    await visit.typesOn(await visit.readsCode(MOBILE));
    await visit.readsIn('alert', 'User is verified');
    await visit.sees('heading', 'Welcome');
  },
  'Finds the sponsor in the team': async (visit) => {
    visit.opens('/manage/team');
    await visit.reads('Usha Joshi');
  },
});

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
