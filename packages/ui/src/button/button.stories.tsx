import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ArrowRightIcon } from '../icon/index.ts';
import { Button, ButtonLink } from './index.ts';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Save Address', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Resend OTP' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const Disabled: Story = { args: { disabled: true } };
export const Busy: Story = { args: { busy: true, busyText: 'Submitting...' } };
export const Wide: Story = { args: { wide: true } };

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </div>
  ),
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/products">
      See all products <ArrowRightIcon />
    </ButtonLink>
  ),
};
