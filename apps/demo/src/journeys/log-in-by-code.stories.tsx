import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journey } from './journey.tsx';
import { FIRST_DIGIT } from './log-in.ts';

export default { title: 'Journeys/LogInByCode', tags: ['!autodocs'] } satisfies Meta;

const MOBILE = '9876501235';

const { onPhone, onDesktop } = journey('/Associate/login', {
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
});

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
