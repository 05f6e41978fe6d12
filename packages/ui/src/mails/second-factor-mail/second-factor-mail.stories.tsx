import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asText, inHindi, mailView } from '../../foundations/fixtures/mail-view.tsx';
import { SecondFactorMail } from './second-factor-mail.tsx';

const meta = {
  title: 'Mails/SecondFactorMail',
  component: SecondFactorMail,
  decorators: [mailView],
  args: { firstName: 'Meena', username: 'staff' },
} satisfies Meta<typeof SecondFactorMail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Your PGM Wellness codes now come from a new app' }),
    ).toBeVisible();
  },
};
export const ChangedInHindi: Story = { ...inHindi };
export const ChangedAsText: Story = { ...asText };
export const ChangedAsTextInHindi: Story = { ...inHindi, ...asText };
