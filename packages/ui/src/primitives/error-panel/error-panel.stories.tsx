import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ErrorPanel } from './error-panel.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Primitives/ErrorPanel',
  component: ErrorPanel,
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithReasonAndRetry: Story = {
  args: {
    title: 'The products could not be loaded',
    text: 'No response from server.',
    onRetry: fn(),
  },
};

/**
 * After a press by keyboard the button disappears with the panel, and the part that loads again receives the
 * focus.
 */
export const RetriedByKeyboard: Story = {
  args: { onRetry: fn() },
  render: function Part(args) {
    const [isFailed, setFailed] = useState(true);
    return (
      <section aria-label="Your orders">
        {isFailed ? <ErrorPanel {...args} onRetry={() => setFailed(false)} /> : <p>Loading your orders…</p>}
      </section>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('Try again') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Loading your orders…')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your orders' })).toHaveFocus();
  },
};
