import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { DetailNameFields } from './detail-name-fields.tsx';

const meta = {
  title: 'Staff/DetailNameFields',
  component: DetailNameFields,
  args: {
    names: [
      { name: 'Fabric', nameInHindi: 'कपड़ा' },
      { name: 'Fit', nameInHindi: '' },
      { name: 'Wash care', nameInHindi: 'धुलाई' },
    ],
    onTranslate: fn(),
  },
} satisfies Meta<typeof DetailNameFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(new RegExp(t('Fit'))), 'ध');
    await expect(args.onTranslate).toHaveBeenCalledWith('Fit', 'ध');
  },
};

export const Rejected: Story = { args: { error: 'Detail must be at most 100 characters' } };
