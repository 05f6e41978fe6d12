import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asPage } from '../fixtures/page.tsx';
import { OfflinePage } from './offline-page.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Shell/OfflinePage',
  component: OfflinePage,
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflinePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('Go to the shop') })).toBeVisible();
  },
};
