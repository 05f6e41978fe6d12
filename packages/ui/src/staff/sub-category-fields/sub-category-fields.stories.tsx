import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { SubCategoryFields } from './sub-category-fields.tsx';

const meta = {
  title: 'Staff/SubCategoryFields',
  component: SubCategoryFields,
  args: {
    rows: [
      { name: 'Honey and ghee', nameInHindi: 'शहद और घी', products: 12, isAsked: false },
      { name: 'Oils', nameInHindi: 'तेल', products: 3, isAsked: false },
      { name: 'Pickles', nameInHindi: '', products: 0, isAsked: false },
    ],
    onAdd: fn(),
    onRename: fn(),
    onTranslate: fn(),
    onMove: fn(),
    onRemove: fn(),
    onConfirmRemoval: fn(),
    onCancelRemoval: fn(),
  },
} satisfies Meta<typeof SubCategoryFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Move later: {name}', { name: 'Oils' }) }));
    await expect(args.onMove).toHaveBeenCalledWith(1, 2);
    const moved = t('{name} is now number {to} of {total}.', { name: 'Oils', to: 3, total: 3 });
    await expect(canvas.getByRole('status')).toHaveTextContent(moved);
    const third = t('Subcategory {number}', { number: 3 });
    await userEvent.type(canvas.getByRole('textbox', { name: third }), 's');
    await expect(args.onRename).toHaveBeenCalledWith(2, 'Pickless');
    await userEvent.type(canvas.getByLabelText(new RegExp(t('{field} in Hindi', { field: third }))), 'अ');
    await expect(args.onTranslate).toHaveBeenCalledWith(2, 'अ');
    await userEvent.click(canvas.getByRole('button', { name: t('Remove {name}', { name: 'Pickles' }) }));
    await expect(args.onRemove).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: t('Add subcategory') }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** Products are in the subcategory: the user says whether they may lose it. */
export const Asked: Story = {
  args: {
    rows: [
      { name: 'Honey and ghee', nameInHindi: 'शहद और घी', products: 12, isAsked: false },
      { name: 'Oils', nameInHindi: 'तेल', products: 3, isAsked: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('Products in “{name}”: {count}. They will be in no subcategory.', { count: 3, name: 'Oils' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('Do not remove') }));
    await expect(args.onCancelRemoval).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: t('Remove from its products') }));
    await expect(args.onConfirmRemoval).toHaveBeenCalledWith(1);
  },
};

/** The focus never gets lost: it goes to the field of the row, or, with the row, to the button that adds. */
export const RemovedByKeyboard: Story = {
  render: function Render(args) {
    const [rows, setRows] = useState(args.rows);
    const ask = (at: number, isAsked: boolean) =>
      setRows(rows.map((row, index) => (index === at ? { ...row, isAsked } : row)));
    const remove = (at: number) => setRows(rows.toSpliced(at, 1));
    return (
      <SubCategoryFields
        {...args}
        rows={rows}
        onRemove={(at) => (rows[at]?.products === 0 ? remove(at) : ask(at, true))}
        onConfirmRemoval={remove}
        onCancelRemoval={(at) => ask(at, false)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: t('Add subcategory') });
    const field = canvas.getByRole('textbox', { name: t('Subcategory {number}', { number: 2 }) });
    const pressRemove = async (name: string) => {
      canvas.getByRole('button', { name: t('Remove {name}', { name }) }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await pressRemove('Oils');
    await expect(field).toHaveFocus();
    // Past the name in Hindi and 'Remove from its products'.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('Do not remove') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await pressRemove('Pickles');
    await expect(add).toHaveFocus();
    await pressRemove('Oils');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(add).toHaveFocus();
  },
};

export const Rejected: Story = { args: { error: 'Each subcategory can appear only once' } };

export const Empty: Story = { args: { rows: [] } };
