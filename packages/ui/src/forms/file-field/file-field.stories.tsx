import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { FileField } from './file-field.tsx';
import type { ChosenFile } from './file-preview.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const keyboard = `
One file, with its preview and the progress of its upload.

| Key | Effect |
| --- | --- |
| Enter or Space | Opens the device's own file picker |
| Tab | Moves to 'Remove', or to 'Cancel' during an upload |

A file can also be dropped on the dashed area.
`;

const oil: ChosenFile = {
  name: 'neem-oil-front.jpg',
  size: 2_412_000,
  previewUrl: productImage('Neem Oil', 'bottle', '#3f7d58').src,
};

const meta = {
  title: 'Forms/FileField',
  component: FileField,
  args: { label: 'Product image', file: null, accept: 'image/*', onPick: fn(), onRemove: fn() },
  parameters: { docs: { description: { component: keyboard } } },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { hint: 'JPG, PNG or WebP up to 5 MB' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Product image');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    const file = new File(['image'], 'jar.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await expect(args.onPick).toHaveBeenCalledWith(file);
  },
};
export const WithImage: Story = { args: { file: oil } };
export const WithDocument: Story = {
  args: { label: 'Licence', accept: 'application/pdf', file: { name: 'licence-2026.pdf', size: 84_000 } },
};
export const LongName: Story = {
  args: { file: { ...oil, name: 'WhatsApp_Image_2026-11-21_at_18.42.07_front_label_final_final.jpeg' } },
};
export const Uploading: Story = {
  args: { file: oil, progress: 40 },
  play: async ({ canvas, userEvent, args }) => {
    const progress = canvas.getByRole('progressbar', {
      name: t('Uploading {name}', { name: 'neem-oil-front.jpg' }),
    });
    await expect(progress).toHaveAttribute('value', '40');
    await userEvent.click(
      canvas.getByRole('button', { name: t('Cancel upload of {name}', { name: 'neem-oil-front.jpg' }) }),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
/** No browser says how much of a form is sent. */
export const UploadingUnknown: Story = {
  args: { file: oil, progress: null },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: t('Uploading {name}', { name: 'neem-oil-front.jpg' }) }),
    ).not.toHaveAttribute('value');
  },
};
export const Invalid: Story = {
  args: { error: 'The image must be at most 5 MB' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Product image')).toHaveAccessibleDescription(
      'The image must be at most 5 MB',
    );
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Hindi: Story = { args: { label: 'Product image', file: oil }, globals: { language: 'hi' } };

/** The focus moves to the file input, since the button goes away. */
export const Removed: Story = {
  render: function Controlled(args) {
    const [file, setFile] = useState<ChosenFile | null>(oil);
    return <FileField {...args} file={file} onRemove={() => setFile(null)} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: t('Remove {name}', { name: 'neem-oil-front.jpg' }) }),
    );
    await expect(canvas.getByLabelText('Product image')).toHaveFocus();
    await expect(canvas.queryByText('neem-oil-front.jpg')).toBeNull();
  },
};
