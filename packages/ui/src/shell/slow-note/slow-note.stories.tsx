import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asPage } from '../../foundations/fixtures/company.tsx';
import { t } from '../../foundations/fixtures/translated.ts';
import { SlowNote } from './slow-note.tsx';

const meta = {
  title: 'Shell/SlowNote',
  component: SlowNote,
  args: { note: { canRepeat: true }, onRepeat: fn(), onCancel: fn() },
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
export const NotRepeatable: Story = { args: { note: { canRepeat: false } } };

/** While nothing takes long, the note is empty and covers nothing. */
export const Silent: Story = { args: { note: undefined } };
