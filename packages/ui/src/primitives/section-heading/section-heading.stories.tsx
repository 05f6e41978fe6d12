import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../text-link/text-link.tsx';
import { SectionHeading } from './section-heading.tsx';

const meta = {
  title: 'Primitives/SectionHeading',
  component: SectionHeading,
  args: { children: 'Shop by category' },
} satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithMore: Story = { args: { more: <TextLink href="/products">See all products</TextLink> } };
