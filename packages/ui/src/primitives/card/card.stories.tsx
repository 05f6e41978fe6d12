import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { children: 'Asha Verma, 12 Station Road, Bahraich, Uttar Pradesh - 271801' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
