import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { footer, header } from '../fixtures/page.tsx';
import { LanguageLink } from '../language-link/language-link.tsx';
import { ThemeChoice } from '../theme-choice/theme-choice.tsx';
import { SideMenu } from './side-menu.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Shell/SideMenu',
  component: SideMenu,
  args: {
    open: true,
    nav: [
      {
        label: 'Account',
        links: [
          { href: '/login', label: 'Login' },
          { href: '/signup', label: 'Join Us' },
        ],
      },
      { label: 'Shop by category', links: footer.categories, folded: true },
      ...header.nav,
    ],
    language: <LanguageLink href="?lang=hi" />,
    choices: <ThemeChoice value="device" onChange={() => undefined} />,
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: t('Menu') })).toBeVisible());
    await expect(screen.getByRole('link', { name: t('Home') })).toHaveAttribute('aria-current', 'page');
    await expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      t('Account'),
      t('Shop by category'),
      t('About'),
      t('Inspiring World'),
      t('Language'),
    ]);
  },
};

export const Closes: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: t('Close') }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const CategoriesOpen: Story = {
  play: async ({ userEvent }) => {
    const [category] = footer.categories;
    await expect(screen.getByRole('link', { name: t(category?.label ?? '') })).not.toBeVisible();
    await userEvent.click(screen.getByText(t('Shop by category')));
    await waitFor(() => expect(screen.getByRole('link', { name: t(category?.label ?? '') })).toBeVisible());
  },
};

export const NavLinksOnly: Story = { args: { language: undefined, choices: undefined } };

export const Closed: Story = { args: { open: false }, tags: ['shows-nothing'] };
