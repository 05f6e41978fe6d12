import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asPage } from '../../shell/fixtures/page.tsx';
import { opening, textSection } from '../fixtures/content.ts';
import { QuestionForm } from '../question-form/question-form.tsx';
import { ContactPage } from './contact-page.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Company/ContactPage',
  component: ContactPage,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: {
    ...opening,
    heading: 'Talk to us',
    lead: 'Write, call or visit us.',
    details: [
      {
        heading: 'Where we are',
        facts: [
          { label: 'Office', value: '12 Sample Road\nSample Nagar 000000' },
          { label: 'Phone', value: '+91 90000 00000' },
        ],
      },
      {
        heading: 'Opening hours',
        facts: [
          { label: 'Monday to Friday', value: '10:00–18:00' },
          { label: 'Saturday', value: '10:00–14:00' },
        ],
      },
    ],
    sections: [textSection('complaints', 'If something went wrong')],
    form: (
      <QuestionForm
        values={{ name: '', mobile: '', question: '' }}
        errors={{}}
        status="ready"
        alert={undefined}
        onChange={fn()}
        onSubmit={fn()}
      />
    ),
  },
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: t('Want us to call you?') })).toBeVisible();
    await expect(canvas.getByText('10:00–14:00')).toBeVisible();
  },
};

/** A part of which nothing is known is left out. */
export const OfficeUnknown: Story = {
  args: { details: [{ heading: 'Where we are', facts: [{ label: 'Office', value: undefined }] }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Where we are')).toBeNull();
    await expect(canvas.getByRole('form', { name: t('Want us to call you?') })).toBeVisible();
  },
};
