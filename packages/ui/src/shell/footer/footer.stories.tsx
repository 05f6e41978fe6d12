import type { Meta, StoryObj } from '@storybook/react-vite';
import { footer } from '../fixtures/page.tsx';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  args: footer,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};

/** Before the company has set its facts. */
export const WithoutFacts: Story = { args: { legal: [] } };

export const WithoutCategories: Story = { args: { categories: [] } };
