import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { StaffPage } from './staff-page.tsx';

const meta = {
  title: 'Staff/StaffPage',
  component: StaffPage,
  args: { title: 'Brands', children: <p>What stands on the page.</p> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StaffPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithAnAction: Story = {
  args: { actions: <ButtonLink href="?open=new">New brand</ButtonLink> },
};
