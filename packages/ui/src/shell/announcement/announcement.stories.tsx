import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { header } from '../fixtures/page.tsx';
import { t } from '../../foundations/fixtures/translated.ts';
import { PageShell } from '../page-shell/page-shell.tsx';
import { Announcement } from './announcement.tsx';

const text = 'On Diwali, 8 November, the shop is closed. Orders leave on 9 November.';

const meta = {
  title: 'Shell/Announcement',
  component: Announcement,
  args: { text },
  render: (args) => (
    <PageShell announcement={<Announcement {...args} />} header={header}>
      <p className="measure py-10">The page itself.</p>
    </PageShell>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Announcement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sentence: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: t('Announcement') })).toHaveTextContent(text);
    await expect(canvas.queryByRole('link', { name: text })).toBeNull();
  },
};

export const WithAPage: Story = {
  args: { href: '/products' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: text })).toHaveAttribute('href', '/products');
  },
};

/** The longest one, on a phone. */
export const Long: Story = {
  args: { text: 'Up to the last day of the month all orders '.repeat(3).slice(0, 120), href: '/products' },
  globals: { viewport: { value: 'phone' } },
};
