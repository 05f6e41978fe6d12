import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asPage } from '../../shell/fixtures/page.tsx';
import { opening, textSection } from '../fixtures/content.ts';
import { GrievanceForm } from './grievance-form.tsx';
import { GrievancePage } from './grievance-page.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const officer = (facts: { name?: string; contact?: string }) => ({
  heading: 'Grievance officer',
  facts: [
    { label: 'Name', value: facts.name },
    { label: 'Reach them at', value: facts.contact },
  ],
});

const meta = {
  title: 'Company/GrievancePage',
  component: GrievancePage,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: {
    ...opening,
    image: undefined,
    heading: 'Something went wrong? Let us know',
    lead: 'Anybody can complain, with or without an account.',
    details: [officer({ name: 'A. Sample', contact: 'grievance@example.in' })],
    sections: [textSection('how-it-goes', 'How it works')],
    form: (
      <GrievanceForm
        values={{ name: '', mobile: '', email: '', category: '', orderNumber: '', text: '' }}
        errors={{}}
        categories={['ORDER', 'DELIVERY', 'OTHER']}
        isSubmitting={false}
        onChange={fn()}
        onSubmit={fn()}
      />
    ),
  },
} satisfies Meta<typeof GrievancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: t('File a complaint') })).toBeVisible();
    await expect(canvas.getByText('grievance@example.in')).toBeVisible();
  },
};

/** An officer without known facts is left out. */
export const OfficerUnknown: Story = {
  args: { details: [officer({})] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Grievance officer' })).toBeNull();
  },
};
