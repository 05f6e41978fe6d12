import type { Meta, StoryObj } from '@storybook/react-vite';
import { footer } from '../../foundations/fixtures/company.tsx';
import { Footer } from './footer.tsx';

const meta = {
  title: 'Shell/Footer',
  component: Footer,
  args: footer,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Company facts that are not set are marked. */
export const NotConfigured: Story = {};

export const Configured: Story = {
  args: {
    legal: [
      { label: 'Legal name', value: 'Example Marketing Private Limited' },
      { label: 'Registration number', value: 'U00000UP2023PTC000000' },
      { label: 'Registered office', value: '1 Example Road, Bahraich, Uttar Pradesh' },
    ],
  },
};

export const WithoutCategories: Story = { args: { categories: [] } };
