import { getAgreement, ok } from '@pgm/api/contract';
import { sampleProfile } from '@pgm/machines/members/profile-edit/testing';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Steps, journey } from './journey.tsx';
import { FIRST_DIGIT } from './log-in.ts';
import { sampleLogin } from './sample-login.ts';
import { handles } from './sample-server.ts';

export default { title: 'Journeys/LogInByCode', tags: ['!autodocs'] } satisfies Meta;

const MOBILE = '9876501235';

const steps: Steps = {
  'Reads which agreement a first login accepts': async (visit) => {
    await visit.reads({
      part: 'New here? Your first login makes an account and accepts the associate agreement of {date}.',
    });
    const agreement = await visit.sees('link', 'Read the agreement');
    await expect(agreement).toHaveAttribute('href', '/agreement');
  },
  'Asks for a code without a name, and is asked for it': async (visit) => {
    await visit.presses('button', 'Send OTP');
    await visit.reads('Please enter your name and mobile number.');
  },
  'Asks for a code': async (visit) => {
    await visit.types('Full name', 'Sunita Verma');
    await visit.types('Mobile number', MOBILE);
    await visit.presses('button', 'Send OTP');
    await visit.sees('textbox', FIRST_DIGIT);
    await visit.reads(/^0[45]:\d\d$/);
    await visit.seesNo('link', 'Read the agreement');
  },
  'Types a wrong code': async (visit) => {
    const code = await visit.readsCode(MOBILE);
    await visit.typesOn(code === '111111' ? '222222' : '111111');
    await visit.reads('Invalid or expired OTP.');
  },
  'Types the code of the SMS, and is logged in': async (visit) => {
    await visit.presses('textbox', FIRST_DIGIT);
    await visit.typesOn(await visit.readsCode(MOBILE));
    await visit.reads('Login Successful');
    await visit.sees('button', 'Account');
  },
  'Finds the agreement, and 30 days to withdraw from it': async (visit) => {
    visit.opens('/manage/agreement');
    await visit.reads({ text: '{days} days left', values: { days: 30 } });
  },
};

const { onPhone, onDesktop, onSamples } = journey('/Associate/login', steps, () => [
  ...sampleLogin(sampleProfile),
  handles(getAgreement, () =>
    ok({
      success: true,
      data: {
        currentVersion: '2026-11',
        accepted: {
          version: '2026-11',
          acceptedAt: '2026-11-21T06:30:00.000Z',
          coolingOffEndsAt: '2026-12-21T06:30:00.000Z',
          daysLeft: 30,
          withdrawnAt: null,
        },
      },
    }),
  ),
]);

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
export const OnSamples = onSamples;
