import type { Meta, StoryObj } from '@storybook/react-vite';
import { asPage } from '../fixtures/page.tsx';
import { tiles } from '../../catalogue/fixtures/category-tiles.ts';
import { NotFound } from './not-found.tsx';

const meta = {
  title: 'Shell/NotFound',
  component: NotFound,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Category: Story = { args: { title: 'We have no such category', links: tiles } };
