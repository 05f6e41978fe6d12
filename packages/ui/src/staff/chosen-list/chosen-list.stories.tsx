import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChosenList } from './chosen-list.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Staff/ChosenList',
  component: ChosenList,
  args: {
    label: 'Products',
    items: [
      { id: 'p1', name: 'Wild Forest Honey, 500 g' },
      { id: 'p2', name: 'Kachi Ghani Mustard Oil, 1 L' },
    ],
    onRemove: fn(),
  },
} satisfies Meta<typeof ChosenList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoItems: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: t('Remove {name}', { name: 'Wild Forest Honey, 500 g' }) }),
    );
    await expect(args.onRemove).toHaveBeenCalledWith('p1');
  },
};

export const WithQuantities: Story = {
  args: {
    items: [{ id: 'p1', name: 'Wild Forest Honey, 500 g', quantity: null }],
    onQuantityChange: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      canvas.getByRole('spinbutton', { name: t('Quantity of {name}', { name: 'Wild Forest Honey, 500 g' }) }),
      '2',
    );
    await expect(args.onQuantityChange).toHaveBeenCalledWith('p1', 2);
  },
};

export const Empty: Story = {
  tags: ['shows-nothing'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};
