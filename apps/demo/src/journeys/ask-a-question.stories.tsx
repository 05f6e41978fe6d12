import type { Meta } from '@storybook/react-vite';
import { journey } from './journey.tsx';

export default { title: 'Journeys/AskAQuestion', tags: ['!autodocs'] } satisfies Meta;

const { onPhone, onDesktop } = journey('/Shop/contact', {
  'Sends the form as it is, and is asked for what is missing': async (visit) => {
    await visit.presses('button', 'Submit');
    await visit.reads('Name is required');
    await visit.reads('Mobile number is required');
  },
  'Sends a question, and is thanked': async (visit) => {
    await visit.types('Full name', 'Sunita Verma');
    await visit.types('Mobile number', '9876501239');
    await visit.types('Your question', 'Do you deliver to Gorakhpur?');
    await visit.presses('button', 'Submit');
    await visit.reads('Thank you!');
  },
  'Finds the form empty again after 5 seconds': async (visit) => {
    await visit.sees('button', 'Submit');
  },
});

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
