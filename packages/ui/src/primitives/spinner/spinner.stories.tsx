import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner, SpinnerOverlay } from './index.ts';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: () => (
    <p className="flex items-center gap-2">
      <Spinner /> Loading your addresses...
    </p>
  ),
};

export const Overlay: Story = {
  render: () => <SpinnerOverlay />,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
};

export const OverlayWithOwnWords: Story = {
  ...Overlay,
  render: () => <SpinnerOverlay text="Logging in..." />,
};
