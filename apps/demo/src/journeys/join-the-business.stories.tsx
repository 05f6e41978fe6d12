import type { Meta } from '@storybook/react-vite';
import { journey } from './journey.tsx';

export default { title: 'Journeys/JoinTheBusiness', tags: ['!autodocs'] } satisfies Meta;

const { onPhone, onDesktop } = journey('/about/ourcompany', {
  'Types a mobile number that is too short': async (visit) => {
    await visit.types('Full name', 'Sunita Verma');
    await visit.types('Mobile number', '98765');
    await visit.types('Email', 'sunita@example.in');
    await visit.reads('Mobile number must be 10 digits');
  },
  'Sends the form, and is thanked': async (visit) => {
    await visit.types('Mobile number', '9876543210');
    await visit.presses('button', 'Submit');
    await visit.reads('Thank you!');
  },
});

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
