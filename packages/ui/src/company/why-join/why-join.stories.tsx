import type { Meta, StoryObj } from '@storybook/react-vite';
import { WhyJoin } from './why-join.tsx';

const meta = {
  title: 'Company/WhyJoin',
  component: WhyJoin,
} satisfies Meta<typeof WhyJoin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourValues: Story = {};
