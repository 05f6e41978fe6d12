import { createLead, ok } from '@pgm/api/contract';
import type { Meta } from '@storybook/react-vite';
import { type Steps, journey } from './journey.tsx';
import { handles } from './sample-server.ts';

export default { title: 'Journeys/JoinTheBusiness', tags: ['!autodocs'] } satisfies Meta;

const steps: Steps = {
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
};

const { onPhone, onDesktop, onSamples } = journey('/about/ourcompany', steps, () => [
  handles(createLead, ({ body }) =>
    ok({
      success: true,
      data: { ...body, id: 'lead-1', kind: 'JOINING', question: '', createdAt: '2026-11-21T06:30:00.000Z' },
    }),
  ),
]);

export const OnPhone = onPhone;
export const OnDesktop = { ...onDesktop, tags: ['!test'] };
export const OnSamples = onSamples;
