import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckIcon } from '../../foundations/icon/icons.tsx';
import { Timeline } from './timeline.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const icon = <CheckIcon />;
const placed = { label: 'Placed', at: '2026-11-18T06:30:00Z', by: 'by you', icon, note: null };

const meta = {
  title: 'Primitives/Timeline',
  component: Timeline,
  args: {
    steps: [
      placed,
      {
        label: 'Shipped',
        at: '2026-11-20T09:00:00Z',
        by: 'by us',
        icon,
        note: 'With the courier.\nTwo parcels.',
      },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const [first, last] = canvas.getAllByRole('listitem');
    await expect(first).not.toHaveAttribute('aria-current');
    await expect(last).toHaveAttribute('aria-current', 'step');
    await expect(last).toHaveTextContent(`${t('Shipped')} ${formatDate('2026-11-20')}, ${t('by us')}`);
  },
};

export const JustBegun: Story = { args: { steps: [placed] } };
