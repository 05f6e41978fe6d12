import { fail, getSponsor, getTree, listUpline, ok } from '@pgm/api/contract';
import { sampleProfile } from '@pgm/machines/members/profile-edit/testing';
import { samplePerson } from '@pgm/machines/members/team/testing';
import type { Meta } from '@storybook/react-vite';
import { toWholePage } from '../../../../.storybook/sample-network.tsx';
import { type Steps, journey } from './journey.tsx';
import { FIRST_DIGIT } from './log-in.ts';
import { sampleLogin } from './sample-login.ts';
import { handles } from './sample-server.ts';

export default { title: 'Journeys/SignUp', tags: ['!autodocs'] } satisfies Meta;

const MOBILE = '9876501238';
const SPONSOR = { part: 'Sponsor code' };
const UNKNOWN = { part: 'No associate has this code. Correct it, or leave the field empty.' };

const steps: Steps = {
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
};

const { onPhone, onDesktop, onSamples } = journey('/Associate/signup', steps, () => [
  ...sampleLogin(sampleProfile),
  handles(getSponsor, ({ params: { code } }) =>
    code === 'USHA2023'
      ? ok({ success: true, data: { referralCode: code, name: 'Usha J.' } })
      : fail({ code: 'notFound', message: 'No associate has this code.' } as const),
  ),
  handles(getTree, () => {
    const { total, pagination } = toWholePage([]);
    return ok({ success: true, data: { node: samplePerson('puja'), children: [] }, total, pagination });
  }),
  handles(listUpline, () => ok(toWholePage([{ ...samplePerson('asha'), name: 'Usha Joshi' }]))),
]);

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
export const OnSamples = onSamples;
