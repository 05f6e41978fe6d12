import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asPage } from '../fixtures/page.tsx';
import { OfflineNote } from './offline-note.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Shell/OfflineNote',
  component: OfflineNote,
  args: { note: { kind: 'offline', text: 'You are offline. This is the last version we loaded.' } },
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('You are offline. This is the last version we loaded.'))).toBeVisible();
  },
};

export const Back: Story = { args: { note: { kind: 'back', text: 'You are back online.' } } };

/** Online, the note is empty and uses no space. */
export const Silent: Story = { args: { note: undefined } };
