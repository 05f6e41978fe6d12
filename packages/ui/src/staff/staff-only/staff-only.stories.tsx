import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaffOnly } from './staff-only.tsx';

const meta = { title: 'Staff/StaffOnly', component: StaffOnly } satisfies Meta<typeof StaffOnly>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAMember: Story = {};
export const ForStaff: Story = { args: { text: 'This page is for administrators.' } };
export const OfAnotherArea: Story = { args: { text: 'You do not have the right to open this page.' } };
