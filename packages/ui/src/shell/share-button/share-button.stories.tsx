import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShareButton } from './share-button.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Shell/ShareButton',
  component: ShareButton,
  args: { onShare: fn(), onHide: fn() },
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Share') }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

export const Copied: Story = {
  args: { note: 'Link copied' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(t('Link copied')),
};

export const LinkShown: Story = {
  args: {
    note: 'The link could not be copied. Select it and copy it yourself.',
    shownLink:
      'https://shop.example.in/product-details-page/47998a16-aa87-58fc-90cd-60fcfb53a45c?ref=ASHA2309',
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByRole('textbox', { name: t('Link to this page') });
    await userEvent.click(field);
    await expect(field).toHaveProperty('selectionStart', 0);
    await expect(field).toHaveProperty('selectionEnd', args.shownLink?.length);
    await userEvent.click(canvas.getByRole('button', { name: t('Close') }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};
