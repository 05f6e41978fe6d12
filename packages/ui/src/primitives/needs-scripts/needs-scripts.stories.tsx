import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NeedsScripts } from './needs-scripts.tsx';

const meta = {
  title: 'Primitives/NeedsScripts',
  component: NeedsScripts,
} satisfies Meta<typeof NeedsScripts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where scripts run, as here, it is invisible. */
export const WithScripts: Story = {
  tags: ['shows-nothing'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('JavaScript');
  },
};
