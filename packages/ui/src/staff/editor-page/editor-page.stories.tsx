import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { FactLines } from '../../primitives/fact-lines/fact-lines.tsx';
import { EditorPage } from './editor-page.tsx';

const meta = {
  title: 'Staff/EditorPage',
  component: EditorPage,
  args: {
    title: 'Forest Honey',
    conflicts: [],
    onResolve: fn(),
    isSaving: false,
    alert: undefined,
    onSave: fn(),
    onCancel: fn(),
    isDiscarding: false,
    onDiscard: fn(),
    onContinue: fn(),
    isPreviewing: false,
    onPreview: fn(),
    onClosePreview: fn(),
    preview: <FactLines facts={[{ label: 'Description', value: 'Honey of the forest.' }]} />,
    previewText: 'How visitors will see the product, including unsaved changes.',
    children: <TextField label="Name" />,
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <EditorPage {...args} />
    </main>
  ),
} satisfies Meta<typeof EditorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Preview') }));
    await expect(args.onPreview).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Cancel') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Save') }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** A conflict has to be decided before a save. */
export const Undecided: Story = {
  args: {
    conflicts: [{ id: 'name', label: 'Name', mine: 'Honey', theirs: 'Wild Honey', choice: undefined }],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Save') }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { isSaving: true } };

export const NotSaved: Story = { args: { alert: { text: 'Please try again' } } };

export const Previewing: Story = { args: { isPreviewing: true } };

export const AskingToDiscard: Story = { args: { isDiscarding: true } };
