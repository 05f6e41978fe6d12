import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asPage } from '../fixtures/page.tsx';
import { t } from '../../foundations/fixtures/translated.ts';
import { SlowNote } from './slow-note.tsx';

const meta = {
  title: 'Shell/SlowNote',
  component: SlowNote,
  args: { note: { canRepeat: true, percent: null }, onRepeat: fn(), onCancel: fn() },
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SlowNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Repeatable: Story = {};

export const Decided: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRepeat).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Cancel') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** What is sent could be done twice: a person looks first. */
export const NotRepeatable: Story = { args: { note: { canRepeat: false, percent: null } } };

/** Files are on their way: to give up does nothing by half. */
export const Uploading: Story = { args: { note: { canRepeat: false, percent: 40 } } };

/** The server has all of the files, and has not responded yet. */
export const Uploaded: Story = { args: { note: { canRepeat: false, percent: 100 } } };

/** While nothing takes long, the note is empty and covers nothing. */
export const Silent: Story = { args: { note: undefined } };
