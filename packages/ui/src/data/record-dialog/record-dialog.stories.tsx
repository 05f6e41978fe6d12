import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Combobox } from '../../forms/combobox/combobox.tsx';
import { DateField } from '../../forms/date-field/date-field.tsx';
import { MoneyField } from '../../forms/money-field/money-field.tsx';
import { NumberField } from '../../forms/number-field/number-field.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { RecordSection } from './record-section.tsx';
import type { RecordConflict } from './conflict-list.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const keyboard = `
A record to create or edit, above the list.

| Key | Effect |
| --- | --- |
| Tab | Moves through the fields and buttons, and stays in the dialog |
| Enter | In a field: saves |
| Escape | Closes an open list of choices; then asks to close the dialog |
| Enter or Space | On 'Keep mine' or 'Take theirs': chooses the value |
`;

const brand = { value: 'b2', label: 'Himveda' };

function Fields({ nameError }: { nameError?: string }) {
  return (
    <>
      <RecordSection title="Product">
        <TextField label="Name" defaultValue="Neem Oil 100 ml" error={nameError} />
        <Combobox
          label="Brand"
          value={brand}
          text="Himveda"
          options={[brand]}
          onChange={fn()}
          onTextChange={fn()}
        />
      </RecordSection>
      <RecordSection title="Price and stock">
        <MoneyField label="Price" value={24_900} onChange={fn()} />
        <NumberField label="Stock" hint="Counted today" value={12} step={1} onChange={fn()} />
        <DateField label="Available from" optional value="2026-12-05" onChange={fn()} />
      </RecordSection>
    </>
  );
}

const conflicts: readonly RecordConflict[] = [
  { id: 'price', label: 'Price', mine: '₹249.00', theirs: '₹259.00' },
  { id: 'stock', label: 'Stock', mine: '12', theirs: '8', choice: 'theirs' },
];

const meta = {
  title: 'Data/RecordDialog',
  component: RecordDialog,
  args: {
    isOpen: true,
    title: 'Edit product',
    isBusy: false,
    alert: undefined,
    children: <Fields />,
    onResolve: fn(),
    onSave: fn(),
    onCancel: fn(),
    onDiscard: fn(),
    onContinueEditing: fn(),
  },
  parameters: {
    docs: {
      description: { component: keyboard },
      story: { inline: false, height: '640px' },
    },
  },
} satisfies Meta<typeof RecordDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = within(screen.getByRole('dialog', { name: 'Edit product' }));
    await waitFor(() => expect(dialog.getByRole('region', { name: 'Price and stock' })).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: t('Save') }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: t('Cancel') }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};

/** The boxes of a row are in line, also where only one field has a hint. */
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const Saving: Story = { args: { isBusy: true } };
export const NothingToSave: Story = {
  args: { canSave: false },
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: t('Save') }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
/** The first invalid field receives the focus. */
export const Invalid: Story = {
  render: function Controlled(args) {
    const [isInvalid, setIsInvalid] = useState(false);
    return (
      <RecordDialog {...args} onSave={() => setIsInvalid(true)}>
        {isInvalid ? <Fields nameError="Name is required" /> : <Fields />}
      </RecordDialog>
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: t('Save') }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: t('Name') })).toHaveFocus());
  },
};
export const NotSaved: Story = {
  args: { alert: 'Something went wrong. Please try again.' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(t('Something went wrong. Please try again.'));
  },
};

export const Conflict: Story = {
  args: { conflicts, canSave: false },
  play: async ({ userEvent, args }) => {
    const price = within(screen.getByRole('group', { name: t('Price') }));
    await userEvent.click(price.getByRole('button', { name: t('Keep mine') }));
    await expect(args.onResolve).toHaveBeenCalledWith('price', 'mine');
    const stock = within(screen.getByRole('group', { name: t('Stock') }));
    await expect(stock.getByRole('button', { name: t('Take theirs') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: t('Take all of theirs') }));
    await expect(args.onResolve).toHaveBeenCalledWith('price', 'theirs');
    await expect(args.onResolve).toHaveBeenCalledWith('stock', 'theirs');
  },
};

export const UnsavedChanges: Story = {
  args: { isAskingToDiscard: true },
  play: async ({ userEvent, args }) => {
    const question = within(await screen.findByRole('dialog', { name: t('Discard unsaved changes?') }));
    await userEvent.click(question.getByRole('button', { name: t('Keep editing') }));
    await expect(args.onContinueEditing).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole('button', { name: t('Discard') }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** Escape closes the list first, so that the form is not lost by it. */
export const EscapeInOpenList: Story = {
  render: function Controlled(args) {
    const [text, setText] = useState('');
    return (
      <RecordDialog {...args}>
        <Combobox
          label="Brand"
          value={null}
          text={text}
          options={[brand]}
          onChange={fn()}
          onTextChange={setText}
        />
      </RecordDialog>
    );
  },
  play: async ({ userEvent, args }) => {
    const box = screen.getByRole('combobox', { name: t('Brand') });
    await userEvent.type(box, 'h');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Hindi: Story = { args: { conflicts }, globals: { language: 'hi' } };
