import type { Meta, StoryObj } from '@storybook/react-vite';
import { mobileBar } from '../fixtures/company.tsx';
import { MobileBar } from './index.ts';

const meta = {
  title: 'Shell/MobileBar',
  component: MobileBar,
  args: mobileBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '120px' } } },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof MobileBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtHome: Story = {};
