import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpinnerOverlay } from './spinner-overlay.tsx';

const meta = {
  title: 'Primitives/SpinnerOverlay',
  component: SpinnerOverlay,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof SpinnerOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithOwnWords: Story = { args: { text: 'Logging in...' } };
