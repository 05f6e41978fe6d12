import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactLines } from './fact-lines.tsx';

const meta = {
  title: 'Primitives/FactLines',
  component: FactLines,
  args: {
    facts: [
      { label: 'Established', value: '3 July 2023' },
      { label: 'Office', value: '12 Sample Road\nSample Nagar 000000' },
    ],
  },
} satisfies Meta<typeof FactLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};

/** A fact that is not known is left out. */
export const OneUnknown: Story = {
  args: {
    facts: [
      { label: 'Legal name', value: 'Example Marketing Private Limited' },
      { label: 'Registration number', value: undefined },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
  },
};

export const NoneKnown: Story = {
  tags: ['shows-nothing'],
  args: { facts: [{ label: 'Registration number', value: undefined }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull();
  },
};
