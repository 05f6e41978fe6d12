import type { Meta, StoryObj } from '@storybook/react-vite';
import { tiles } from '../fixtures/category-tiles.ts';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { CategoryTiles } from './category-tiles.tsx';

const meta = {
  title: 'Catalogue/CategoryTiles',
  component: CategoryTiles,
  args: { categories: tiles },
} satisfies Meta<typeof CategoryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

export const WithImages: Story = {
  args: {
    categories: tiles
      .slice(0, 4)
      .map((tile) => ({ ...tile, image: productImage(tile.label, 'jar', '#c98714') })),
  },
};
