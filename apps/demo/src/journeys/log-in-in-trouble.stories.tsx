import type { Meta } from '@storybook/react-vite';
import { journey } from './journey.tsx';
import { FIRST_DIGIT } from './log-in.ts';

export default { title: 'Journeys/LogInInTrouble', tags: ['!autodocs'] } satisfies Meta;

const MOBILE = '9876501237';

const { onPhone, onDesktop } = journey('/Associate/login', {
  'Asks for a code, and the connection breaks': async (visit) => {
    await visit.sees('button', 'Send OTP');
    visit.disturbs('sendOtp', 'no response');
    await visit.types('Full name', 'Sunita Verma');
    await visit.types('Mobile number', MOBILE);
    await visit.presses('button', 'Send OTP');
    await visit.reads('Failed to send OTP.');
  },
  'Asks again, with nothing to type again': async (visit) => {
    visit.disturbs('sendOtp');
    await visit.presses('button', 'Send OTP');
    await visit.sees('textbox', FIRST_DIGIT);
  },
  'Types the code, and the response is cut': async (visit) => {
    visit.disturbs('verifyOtp', '200 with a cut body');
    await visit.typesOn(await visit.readsCode(MOBILE));
    await visit.reads('Something went wrong. Please try again.');
  },
  'Verifies it again, and is logged in': async (visit) => {
    visit.disturbs('verifyOtp');
    await visit.presses('button', 'Verify OTP');
    await visit.reads('Login Successful');
  },
});

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
