import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Tabs } from './tabs.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Transactions',
    tabs: [
      { value: 'pending', label: 'Pending', content: <p>Placed, not yet delivered.</p> },
      { value: 'confirmed', label: 'Confirmed', content: <p>Delivered, not returned.</p> },
      { value: 'cancelled', label: 'Cancelled', content: <p>Cancelled or returned.</p> },
    ],
    value: 'pending',
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Another: Story = { args: { value: 'confirmed' } };

/** More tabs than a phone is wide: the open one is in sight. */
export const Many: Story = {
  args: {
    tabs: ['Orders', 'Points', 'Addresses', 'Requests', 'Messages', 'Audit'].map((label) => ({
      value: label,
      label,
      content: <p>Placed, not yet delivered.</p>,
    })),
    value: 'Audit',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const isInSight = () => {
      const open = canvas.getByRole('tab', { name: t('Audit') }).getBoundingClientRect();
      const row = canvas.getByRole('tablist').getBoundingClientRect();
      return [open.left >= row.left, open.right <= row.right];
    };
    await waitFor(() => expect(isInSight()).toEqual([true, true]));
  },
};

export const ByKeyboard: Story = {
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: t('Confirmed') })).toHaveAttribute('aria-selected', 'true');
  },
};
