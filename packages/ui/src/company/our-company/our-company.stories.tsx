import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asPage } from '../../shell/fixtures/page.tsx';
import { everyKind, galleryItems, opening, textSection } from '../fixtures/content.ts';
import { LeadForm } from '../lead-form/lead-form.tsx';
import { OurCompany } from './our-company.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Company/OurCompany',
  component: OurCompany,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
  args: {
    ...opening,
    sections: [textSection('who', 'Who we are'), everyKind],
    certificates: {
      heading: 'Our certificates',
      text: 'Press a certificate to enlarge it.',
      items: galleryItems,
      documents: [],
    },
    joining: textSection('before-you-join', 'Before you join'),
    leadForm: (
      <LeadForm
        values={{ name: '', mobile: '', email: '', state: '' }}
        errors={{}}
        stateOptions={['Bihar', 'Uttar Pradesh']}
        status="ready"
        alert={undefined}
        onChange={fn()}
        onSubmit={fn()}
      />
    ),
  },
} satisfies Meta<typeof OurCompany>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Our certificates' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Before you join' })).toBeVisible();
    await expect(canvas.getByRole('form', { name: t('Join the business') })).toBeVisible();
  },
};

/** A scan that is an image opens from below it; a PDF has no image. */
export const WithScans: Story = {
  args: {
    certificates: {
      heading: 'Our certificates',
      text: 'Press a certificate to enlarge it.',
      items: galleryItems.map((item) => ({
        ...item,
        text: 'Number 123 · Valid until 31 December 2027',
        file: { href: item.image.src, label: 'View certificate' },
      })),
      documents: [
        {
          title: 'Government registration',
          text: 'Number REG-1',
          file: { href: '/media/certificates/0/scan.pdf', label: 'View certificate (PDF)' },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'View certificate (PDF): Government registration' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByRole('link', { name: /^View certificate: / })).toHaveLength(3);
  },
};

/** No certificate has a number: its heading is left out too. */
export const WithoutCertificates: Story = {
  args: { certificates: { heading: 'Our certificates', text: '', items: [], documents: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Our certificates' })).toBeNull();
  },
};

/** The server's HTML, before the form's own script is loaded. */
export const BeforeTheForm: Story = { args: { leadForm: null } };
