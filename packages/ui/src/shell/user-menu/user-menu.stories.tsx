import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { memberLinks } from '../../foundations/fixtures/account.tsx';
import { LinkProvider, type LinkProps } from '../../primitives/link/link.tsx';
import { UserMenu } from './user-menu.tsx';

/** A link that does not navigate, so that the story stays. */
const StayHere = ({ href, onClick, ...props }: LinkProps) => (
  <a
    {...props}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      onClick?.(event);
    }}
  />
);

const meta = {
  title: 'Shell/UserMenu',
  component: UserMenu,
  args: { firstName: 'Asha', links: memberLinks, onLogout: fn() },
  decorators: [
    (Story) => (
      <div className="flex justify-end">
        <Story />
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    await expect(button).toHaveTextContent('A');
    await expect(canvas.queryByRole('link', { name: 'Orders' })).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('link', { name: 'Business Values' })).toBeVisible();
  },
};

export const LogsOut: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Logout' })).toBeNull());
  },
};

/** A pressed link closes the panel and returns the focus. */
export const ChoosesALink: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={StayHere}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('link', { name: 'Orders' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Orders' })).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('link', { name: 'Profile' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
  },
};

/** The up and down arrows cycle through the open panel. */
export const ByArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('link', { name: 'Profile' });
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('button', { name: 'Logout' })).not.toHaveFocus();
  },
};
