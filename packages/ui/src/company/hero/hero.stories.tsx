import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hero } from '../fixtures/hero.tsx';
import { t } from '../../foundations/fixtures/translated.ts';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Company/Hero',
  component: Hero,
  args: hero,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Label: Story = {};

/** An image that staff chose shows no product. */
export const WithoutProduct: Story = {
  args: { caption: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Forest Honey, 500 g' })).toBeNull();
  },
};

/** Facts that the company has not published yet leave no empty panel. */
export const WithoutFacts: Story = {
  args: { facts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(t('Company facts'))).toBeNull();
  },
};
