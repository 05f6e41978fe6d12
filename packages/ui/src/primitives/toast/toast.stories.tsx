import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { Toast } from './toast.tsx';
import { ToastRegion } from './toast-region.tsx';

const meta = {
  title: 'Primitives/Toast',
  component: Toast,
  args: { kind: 'blank', message: 'Your cart is empty again.' },
  decorators: [
    (Story) => (
      <ToastRegion>
        <Story />
      </ToastRegion>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '140px' } } },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};
export const Success: Story = { args: { kind: 'success', message: 'Address saved' } };
export const Failure: Story = { args: { kind: 'error', message: 'Something went wrong. Please try again.' } };
/** What must be seen stays until it is dismissed. */
export const AlertThatStays: Story = {
  args: { kind: 'success', message: 'User is verified', isAlert: true, onDismiss: fn() },
};
export const Loading: Story = { args: { kind: 'loading', message: 'Saving...' } };
export const Dismissible: Story = { args: { onDismiss: fn() } };

export const WithLink: Story = {
  args: {
    kind: 'success',
    message: 'Product added to cart successfully',
    link: { href: '/manage/cart', label: 'View cart' },
    onDismiss: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: t('View cart') });
    await expect(link).toHaveAttribute('href', '/manage/cart');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Several: Story = {
  render: () => (
    <>
      <Toast kind="success" message="Added to cart" onDismiss={fn()} />
      <Toast kind="error" message="No response from server." onDismiss={fn()} />
      <Toast kind="loading" message="Saving..." />
    </>
  ),
};
