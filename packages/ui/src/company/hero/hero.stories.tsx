import type { Meta, StoryObj } from '@storybook/react-vite';
import { hero } from '../../foundations/fixtures/company.tsx';
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
