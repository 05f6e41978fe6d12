import type { Meta } from '@storybook/react-vite';
import { journey } from './journey.tsx';
import { FIRST_DIGIT } from './log-in.ts';

export default { title: 'Journeys/LogInInADialog', tags: ['!autodocs'] } satisfies Meta;

const MOBILE = '9876501240';

const { onPhone } = journey('/products/', {
  'Asks for a code in the dialog': async (visit) => {
    await visit.presses('link', 'Login');
    await visit.sees('dialog', 'Login');
    await visit.types('Full name', 'Sunita Verma');
    await visit.types('Mobile number', MOBILE);
    await visit.presses('button', 'Send OTP');
    await visit.sees('textbox', FIRST_DIGIT);
  },
  'Closes the dialog': async (visit) => {
    await visit.typesOn('{Escape}');
    await visit.seesNo('dialog', 'Login');
  },
  'Opens it again, and is still asked for the code': async (visit) => {
    await visit.presses('link', 'Login');
    await visit.sees('dialog', 'Login');
    await visit.sees('textbox', FIRST_DIGIT);
  },
  'Types the code of the SMS, and is logged in': async (visit) => {
    await visit.typesOn(await visit.readsCode(MOBILE));
    await visit.reads('Login Successful');
    await visit.readsIn('button', /^S$/);
  },
});

/** On a phone alone: the link of a desktop leads to the page of the login. */
export const OnPhone = onPhone;
