import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { PackingFields } from './packing-fields.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const honey = {
  lineKey: 'honey',
  name: 'Forest Honey, 500 g',
  image: productImage('Forest Honey', 'jar', '#c98714'),
  quantity: 2,
  found: 0,
};
const kurta = {
  lineKey: 'kurta M',
  name: 'Khadi Kurta',
  size: 'M',
  image: productImage('Khadi Kurta', 'box', '#8a5a44'),
  quantity: 1,
  found: 0,
};

const meta = {
  title: 'Staff/PackingFields',
  component: PackingFields,
  args: { lines: [honey, kurta], onChange: fn() },
} satisfies Meta<typeof PackingFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFound: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Forest Honey, 500 g × 2' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('honey', 2);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t('Found of {name}', { name: 'Forest Honey, 500 g' }) }),
      t('{chosen} of {count}', { chosen: 1, count: 2 }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('honey', 1);
  },
};

export const OneIsMissing: Story = {
  args: {
    lines: [
      { ...honey, found: 1 },
      { ...kurta, found: 1 },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Forest Honey, 500 g × 2' })).not.toBeChecked();
    await userEvent.click(
      canvas.getByRole('checkbox', {
        name: `${t('{name}, size {size}', { name: 'Khadi Kurta', size: 'M' })} × 1`,
      }),
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('kurta M', 0);
  },
};

export const Invalid: Story = { args: { error: 'More pieces were found than were ordered' } };
