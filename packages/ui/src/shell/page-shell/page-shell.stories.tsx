import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { footer, header, mobileBar } from '../fixtures/page.tsx';
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

/**
 * When a toast goes, nothing moves under the finger: its room goes as soon as the page is scrolled beyond it, or with the page.
 */
export const RoomOfPastToasts: Story = {
  render: function Pages(args) {
    const [isShown, setShown] = useState(true);
    const [page, setPage] = useState('/first');
    return (
      <>
        <PageShell {...args}>
          <div className="measure grid gap-96">
            <button type="button" onClick={() => setPage('/second')}>
              Another page
            </button>
            <button type="button" onClick={() => setShown(true)}>
              Save
            </button>
            <p>The end of a long page.</p>
          </div>
        </PageShell>
        <ToastRegion page={page}>
          {isShown && <Toast kind="success" message="Address saved" onDismiss={() => setShown(false)} />}
        </ToastRegion>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: 'Another page' });
    const top = () => Math.round(first.getBoundingClientRect().top + scrollY);
    const dismiss = async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('Dismiss') }));
      await waitFor(() => expect(canvas.queryByText(t('Address saved'))).toBeNull());
    };
    const lower = top();
    await dismiss();
    await expect(top()).toBe(lower);
    window.scrollTo({ top: 200, behavior: 'instant' });
    await waitFor(() => expect(top()).toBeLessThan(lower));
    const upper = top();
    window.scrollTo({ top: 0, behavior: 'instant' });

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(top()).toBe(lower));
    await dismiss();
    await expect(top()).toBe(lower);
    await userEvent.click(first);
    await waitFor(() => expect(top()).toBe(upper));
  },
};

export const PageOnly: Story = {
  args: { header: undefined, footer: undefined, mobileBar: undefined, chat: undefined },
};
