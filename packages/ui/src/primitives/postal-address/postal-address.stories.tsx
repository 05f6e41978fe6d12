import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkoutAddresses } from '../../sales/fixtures/checkout.ts';
import { PostalAddress } from './postal-address.tsx';

const [full, min] = checkoutAddresses;

const meta = {
  title: 'Primitives/PostalAddress',
  component: PostalAddress,
  args: { address: full },
} satisfies Meta<typeof PostalAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithEverything: Story = {};
export const Minimal: Story = { args: { address: min } };
