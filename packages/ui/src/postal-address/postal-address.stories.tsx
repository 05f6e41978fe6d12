import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkoutAddresses } from '../fixtures/checkout.ts';
import { PostalAddress } from './index.ts';

const [full, least] = checkoutAddresses;

const meta = {
  title: 'Shop/PostalAddress',
  component: PostalAddress,
  args: { address: full },
} satisfies Meta<typeof PostalAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithEverything: Story = {};
export const WithTheLeast: Story = { args: { address: least } };
