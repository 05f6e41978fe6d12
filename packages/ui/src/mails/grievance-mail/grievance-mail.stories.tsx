import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asText, inHindi, mailView } from '../fixtures/mail-view.tsx';
import { GrievanceMail } from './grievance-mail.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Mails/GrievanceMail',
  component: GrievanceMail,
  decorators: [mailView],
  args: {
    event: 'resolved',
    number: 'GR-2026-000012',
    href: 'https://shop.example.in/grievance/status?number=GR-2026-000012',
  },
} satisfies Meta<typeof GrievanceMail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Registered: Story = {
  args: { event: 'registered', answerBy: '2026-12-21T06:30:00Z' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: t('Your complaint {number} is registered', { number: 'GR-2026-000012' }),
      }),
    ).toBeVisible();
  },
};
export const RegisteredInHindi: Story = {
  args: { event: 'registered', answerBy: '2026-12-21T06:30:00Z' },
  ...inHindi,
};
export const RegisteredAsText: Story = {
  args: { event: 'registered', answerBy: '2026-12-21T06:30:00Z' },
  ...asText,
};
export const RegisteredAsTextInHindi: Story = {
  args: { event: 'registered', answerBy: '2026-12-21T06:30:00Z' },
  ...inHindi,
  ...asText,
};

export const Resolved: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: t('Your complaint {number} is resolved', { number: 'GR-2026-000012' }),
      }),
    ).toBeVisible();
  },
};
export const ResolvedInHindi: Story = { ...inHindi };
export const ResolvedAsText: Story = { ...asText };
export const ResolvedAsTextInHindi: Story = { ...inHindi, ...asText };

export const Replied: Story = {
  args: { event: 'replied' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: t('We replied to your complaint {number}', { number: 'GR-2026-000012' }),
      }),
    ).toBeVisible();
  },
};
export const RepliedInHindi: Story = { args: { event: 'replied' }, ...inHindi };
export const RepliedAsText: Story = { args: { event: 'replied' }, ...asText };
