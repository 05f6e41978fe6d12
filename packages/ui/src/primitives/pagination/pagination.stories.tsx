import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 12, toHref: (page: number) => `/products?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Middle: Story = { args: { page: 6 } };
export const Last: Story = { args: { page: 12 } };
export const Few: Story = { args: { page: 2, pageCount: 3 } };

/** With a single page nothing is shown. */
export const Single: Story = { args: { pageCount: 1 }, tags: ['shows-nothing'] };
