import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSkeleton } from './page-skeleton.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = { title: 'Primitives/PageSkeleton', component: PageSkeleton } satisfies Meta<
  typeof PageSkeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Please wait…'));
  },
};
