import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { footer, header, mobileBar } from '../../foundations/fixtures/company.tsx';
import { Toast, ToastRegion } from '../../primitives/toast/toast.tsx';
import { ChatLink } from '../chat-link/chat-link.tsx';
import { PageShell } from './page-shell.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const chat = <ChatLink messenger="WhatsApp" href="https://wa.me/919000000000" />;

const meta = {
  title: 'Shell/PageShell',
  component: PageShell,
  args: { header, footer, mobileBar, chat, children: <p className="measure py-10">The page itself.</p> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

export const Leaving: Story = {
  args: { isLeaving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The controls of a part of the page that the chat button covers. */
const covered = (canvasElement: HTMLElement, part: string) => {
  const button = canvasElement.querySelector('.chat-link');
  const box = button?.getBoundingClientRect();
  if (!box) return ['no chat'];
  return [...canvasElement.querySelectorAll(`${part} :is(a, button, input)`)].filter((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isApart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
    return control !== button && !isApart && control.checkVisibility();
  });
};

const wide = <a href="/">{'As wide as the page. '.repeat(400)}</a>;

/** On a phone the chat button is at the end of the bottom bar. */
export const ChatOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas
      .getByRole('link', { name: t('Chat on {messenger}', { messenger: 'WhatsApp' }) })
      .getBoundingClientRect();
    const bar = canvas.getByRole('navigation', { name: t('Quick links') }).getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(bar.top);
    const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    await expect(onTop?.closest('.chat-link')).toBeVisible();
    await expect(covered(canvasElement, '.mobile-bar')).toEqual([]);
  },
};

/** On wider screens it is in the margin. */
export const ChatInTheMargin: Story = {
  args: { children: <div className="measure">{wide}</div> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(covered(canvasElement, 'main')).toEqual([]);
  },
};

export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: t('Skip to content') })).toHaveFocus();
  },
};

/** The header is away while the page is scrolled down, unless the focus is inside it. */
export const HeaderAway: Story = {
  args: { children: <div className="measure">{wide}</div> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    window.scrollTo({ top: 600, behavior: 'instant' });
    await waitFor(() => expect(bar).toHaveAttribute('data-away'));
    await waitFor(() => expect(bar.getBoundingClientRect().bottom).toBeLessThanOrEqual(1));
    bar.querySelector('a')?.focus({ preventScroll: true });
    await waitFor(() => expect(Math.round(bar.getBoundingClientRect().top)).toBe(0));
    bar.querySelector('a')?.blur();
    window.scrollTo({ top: 500, behavior: 'instant' });
    await waitFor(() => expect(bar).not.toHaveAttribute('data-away'));
  },
};

/** The page makes room for toasts below the bar. */
export const RoomForToasts: Story = {
  args: { children: <a href="/">The first link of the page</a> },
  render: (args) => (
    <>
      <PageShell {...args} />
      <ToastRegion>
        <Toast kind="success" message="Address saved" onDismiss={() => {}} />
      </ToastRegion>
    </>
  ),
  play: async ({ canvas }) => {
    const toast = canvas.getByText(t('Address saved')).getBoundingClientRect();
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    await expect(toast.top).toBeGreaterThan(bar.bottom);
    const link = canvas.getByRole('link', { name: 'The first link of the page' });
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThan(toast.bottom));
  },
};

export const PageOnly: Story = {
  args: { header: undefined, footer: undefined, mobileBar: undefined, chat: undefined },
};
