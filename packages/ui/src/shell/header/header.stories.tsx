import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CartLink } from '../cart-link/cart-link.tsx';
import { CountBadge } from '../../primitives/count-badge/count-badge.tsx';
import { memberLinks } from '../fixtures/page.tsx';
import { header } from '../fixtures/page.tsx';
import { LanguageLink } from '../language-link/language-link.tsx';
import { ThemeButton } from '../theme-button/theme-button.tsx';
import { GuestLink } from '../guest-link/guest-link.tsx';
import { UserMenu } from '../user-menu/user-menu.tsx';
import { Header } from './header.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Shell/Header',
  component: Header,
  args: header,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtHome: Story = {};

export const ElsewhereWithActions: Story = {
  args: {
    nav: header.nav.map((place) => ('links' in place ? place : { ...place, current: false })),
    actions: <CartLink href="/cart" />,
  },
};

/** The same button opens and closes the panel. */
export const MenuOpen: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const about = canvas.getByRole('button', { name: t('About') });
    await userEvent.click(about);
    await waitFor(() => expect(canvas.getByRole('link', { name: t('Our Team') })).toBeVisible());
    await userEvent.click(about);
    await waitFor(() => expect(canvas.queryByRole('link', { name: t('Our Team') })).toBeNull());
    await userEvent.click(about);
  },
};

/** The up and down arrows cycle through the open panel and do not scroll the page. */
export const MenuByArrows: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const scrolled = fn();
    const listen = (event: KeyboardEvent) => event.defaultPrevented || scrolled(event.key);
    document.addEventListener('keydown', listen);
    const about = canvas.getByRole('button', { name: t('About') });
    about.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(scrolled.mock.calls).toEqual([['ArrowDown']]);
    await userEvent.click(about);
    const team = await waitFor(() => canvas.getByRole('link', { name: t('Our Team') }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(team).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(about).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(team).toHaveFocus();
    await expect(team).toBeVisible();
    await expect(scrolled).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', listen);
  },
};

/** When the focus leaves the panel by keyboard, the panel closes. */
export const MenuLeftBehind: Story = {
  args: { actions: <GuestLink href="/Associate/login" /> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const about = canvas.getByRole('button', { name: t('About') });
    await userEvent.click(about);
    const team = await waitFor(() => canvas.getByRole('link', { name: t('Our Team') }));
    team.focus();
    about.focus();
    await expect(team).toBeVisible();
    canvas.getByRole('link', { name: t('Home') }).focus();
    await waitFor(() => expect(canvas.queryByRole('link', { name: t('Our Team') })).toBeNull());
  },
};

export const OnAPhone: Story = {
  args: { onMenu: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Menu') }));
    await expect(args.onMenu).toHaveBeenCalledOnce();
  },
};

export const Guest: Story = {
  args: {
    actions: <GuestLink href="/Associate/login" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('New Member? SignIn') })).toBeVisible();
  },
};

export const Member: Story = {
  args: { actions: <UserMenu firstName="Asha" links={memberLinks} onLogout={fn()} /> },
};

const cart = <CartLink href="/cart" label="Cart, 3 items" badge={<CountBadge count={3} />} />;

/** On the narrowest screen everything fits side by side, with the search below; nothing grows for lack of room. */
const fitsInOneLine: NonNullable<Story['play']> = async ({ canvas }) => {
  const bar = canvas.getByRole('banner').getBoundingClientRect();
  await expect(bar.height).toBeLessThan(122);
  await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
};

const choices = (
  <>
    <LanguageLink href="?lang=hi" />
    <ThemeButton>{null}</ThemeButton>
  </>
);

/** Narrow screens have the choices in the menu; phones that are wide enough have the language beside the search, too. */
export const Choices: Story = {
  args: { choices, actions: <GuestLink href="/Associate/login" /> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.language-link')).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('Theme') })).toBeVisible();
  },
};

export const GuestWithCart: Story = {
  args: {
    actions: (
      <>
        {cart}
        <GuestLink href="/Associate/login" />
      </>
    ),
  },
  play: fitsInOneLine,
};

export const MemberWithCart: Story = {
  args: {
    actions: (
      <>
        {cart}
        <UserMenu firstName="Asha" links={memberLinks} onLogout={fn()} />
      </>
    ),
  },
  play: fitsInOneLine,
};
