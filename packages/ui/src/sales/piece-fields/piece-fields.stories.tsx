import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PieceFields } from './piece-fields.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Sales/PieceFields',
  component: PieceFields,
  args: {
    label: 'What do you return?',
    lines: [
      { lineKey: 'honey', name: 'Forest Honey, 500 g', left: 2, chosen: 2 },
      { lineKey: 'kurta M', name: 'Khadi Kurta', size: 'M', left: 1, chosen: 0 },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof PieceFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};

export const OneIsChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Forest Honey, 500 g' }),
      t('{chosen} of {count}', { chosen: 1, count: 2 }),
    );
    await expect(args.onChange).toHaveBeenCalledWith('honey', 1);
  },
};

export const NothingChosen: Story = {
  args: {
    lines: [{ lineKey: 'honey', name: 'Forest Honey, 500 g', left: 2, chosen: 0 }],
    error: 'Choose at least one product',
  },
};
