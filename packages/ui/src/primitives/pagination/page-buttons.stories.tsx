import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PageButtons } from './page-buttons.tsx';

const meta = {
  title: 'Primitives/PageButtons',
  component: PageButtons,
  args: { page: 1, pageCount: 12, onGo: fn() },
} satisfies Meta<typeof PageButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = { args: { page: 6 } };
export const Few: Story = { args: { page: 2, pageCount: 3 } };

export const ByKeyboard: Story = {
  render: function Turned(args) {
    const [page, setPage] = useState(args.page);
    return <PageButtons {...args} page={page} onGo={setPage} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const second = canvas.getByRole('button', { name: '2' });
    await expect(second).toHaveAttribute('aria-current', 'page');
    await expect(second).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '3' })).toHaveFocus();
  },
};

/** With a single page nothing is shown. */
export const Single: Story = { args: { pageCount: 1 }, tags: ['shows-nothing'] };
