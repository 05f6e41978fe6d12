import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { memberLinks } from '../fixtures/page.tsx';
import { LinkProvider, type LinkProps } from '../../primitives/link/link.tsx';
import { UserMenu } from './user-menu.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

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
    const button = canvas.getByRole('button', { name: t('Account') });
    await expect(button).toHaveTextContent('A');
    await expect(canvas.queryByRole('link', { name: t('Orders') })).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: t('Account') });
    await userEvent.click(button);
    await expect(await canvas.findByRole('link', { name: t('Business Values') })).toBeVisible();
  },
};

export const LogsOut: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Account') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('Logout') }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('button', { name: t('Logout') })).toBeNull());
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
    const button = canvas.getByRole('button', { name: t('Account') });
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('link', { name: t('Orders') }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: t('Orders') })).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('link', { name: t('Profile') });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t('Profile') })).toHaveFocus();
  },
};

/** The up and down arrows cycle through the open panel. */
export const ByArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: t('Account') });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('link', { name: t('Profile') });
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: t('Profile') })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: t('Orders') })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: t('Logout') })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('button', { name: t('Logout') })).not.toHaveFocus();
  },
};
