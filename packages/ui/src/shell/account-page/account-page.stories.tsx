import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { asManagePage } from '../fixtures/manage.tsx';
import { AccountPage } from './account-page.tsx';

const meta = {
  title: 'Shell/AccountPage',
  component: AccountPage,
  args: { title: 'Orders', children: <p>What stands on the page.</p> },
  decorators: [asManagePage('/manage/orders')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AccountPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithAction: Story = { args: { action: <Button variant="secondary">Add New</Button> } };
