import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';
import { CardCheck } from './card-check.tsx';

const card = {
  name: 'Asha Mishra',
  number: 'PGM-A-000123',
  joinedAt: '2023-09-05T00:00:00.000Z',
  isActive: true,
};
const code = 'K7QM-RTW9-XHZ2-BCDE';

const meta = {
  title: 'Members/CardCheck',
  component: CardCheck,
  args: { code, card, action: '/verify', reportHref: '/grievance' },
  decorators: [
    (Story) => (
      <div className="measure py-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('This card is valid') })).toBeVisible();
    await expect(canvas.getByText('Asha Mishra')).toBeVisible();
    await expect(canvas.getByText(formatDate(card.joinedAt))).toBeVisible();
  },
};

export const NotActive: Story = {
  args: { card: { ...card, isActive: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('This associate is not active'));
  },
};

export const NotValid: Story = {
  args: { card: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('This card is not valid.'));
    await expect(canvas.getByRole('link', { name: t('Report it to us') })).toHaveAttribute(
      'href',
      '/grievance',
    );
    await expect(canvas.getByRole('textbox', { name: new RegExp(`^${t('Code on the card')}`) })).toHaveValue(
      code,
    );
  },
};

export const NoCode: Story = {
  args: { code: undefined, card: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: t('Check the card') })).toBeVisible();
  },
};
