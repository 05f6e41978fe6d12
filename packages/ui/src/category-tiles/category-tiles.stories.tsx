import type { Meta, StoryObj } from '@storybook/react-vite';
import { tiles } from '../fixtures/company.tsx';
import { packshot } from '../fixtures/packshot.ts';
import { CategoryTiles } from './index.ts';

const meta = {
  title: 'Shop/CategoryTiles',
  component: CategoryTiles,
  args: { categories: tiles },
} satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

export const WithPictures: Story = {
  args: {
    categories: tiles
      .slice(0, 4)
      .map((tile) => ({ ...tile, picture: packshot(tile.label, 'jar', '#c98714') })),
  },
};
