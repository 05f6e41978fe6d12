import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { Welcome } from './welcome.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/Welcome',
  component: Welcome,
  args: {
    firstName: 'Kiran',
    done: { username: false, address: false, order: false },
    next: 'username',
    error: undefined,
    onUsername: fn(),
    onRetry: fn(),
  },
  decorators: [asManagePage('/manage/welcome')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Welcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Welcome') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('Choose a username') }));
    await expect(args.onUsername).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: t('Add your address') })).toHaveAttribute(
      'href',
      '/manage/addresses',
    );
  },
};

/** After a sign-up in the login dialog there is a way back to the page below it. */
export const WithWayBack: Story = {
  args: { backHref: '/products/skin-care' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('Back to the page you were on') })).toHaveAttribute(
      'href',
      '/products/skin-care',
    );
  },
};

export const UsernameChosen: Story = {
  args: { done: { username: true, address: false, order: false }, next: 'address' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: `${t('Choose a username')} (${t('Done')})` }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('Choose a username') })).toBeNull();
  },
};

export const AllDone: Story = {
  args: { done: { username: true, address: true, order: true }, next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('{name}, you are all set.', { name: 'Kiran' }))).toBeVisible();
  },
};

export const ProgressUnknown: Story = {
  args: { error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
