import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button-link.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'No products here yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithWhatToDo: Story = {
  args: {
    text: 'Choose another category, or see all our products.',
    action: <ButtonLink href="/products">See all products</ButtonLink>,
  },
};
