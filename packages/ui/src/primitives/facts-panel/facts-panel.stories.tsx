import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactsPanel } from './facts-panel.tsx';

const meta = {
  title: 'Primitives/FactsPanel',
  component: FactsPanel,
  args: {
    title: 'What is in it',
    rows: [
      { label: 'Net quantity', value: '60 tablets' },
      { label: 'Ashwagandha root extract', value: '500 mg' },
      {
        label: 'How to take',
        value: 'One tablet after breakfast and one after dinner, with warm milk or water',
      },
      { label: 'Best before', value: '24 months from manufacture' },
    ],
  },
} satisfies Meta<typeof FactsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {};
