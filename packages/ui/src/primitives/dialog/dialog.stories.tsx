import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { Toast } from '../toast/toast.tsx';
import { ToastRegion } from '../toast/toast-region.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Edit Address',
    onClose: fn(),
    children: <TextField label="Full name" defaultValue="Asha Verma" />,
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Update Address</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: t('Edit Address') });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** So many fields. */
function lines(count: number) {
  return Array.from({ length: count }, (_, at) => <TextField key={at} label={`Line ${at + 1}`} />);
}

/** A dialog below a toast that leaves the page when it is dismissed. */
function BelowToast(args: DialogProps) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <ToastRegion>
        {isShown && (
          <Toast kind="error" message="No response from server." onDismiss={() => setShown(false)} />
        )}
      </ToastRegion>
      <Dialog {...args} />
    </>
  );
}

/** A toast above the dialog is announced and can be closed, and the dialog stays open. */
export const BelowAToast: Story = {
  render: (args) => <BelowToast {...args} />,
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: t('Edit Address') });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('alert')).toHaveTextContent(t('No response from server.'));
    await userEvent.click(screen.getByRole('button', { name: t('Dismiss') }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A toast above the tallest dialog covers nothing of it, and nothing of the dialog moves when the toast goes. */
export const TallBelowAToast: Story = {
  args: { children: <div className="grid gap-4">{lines(14)}</div> },
  render: (args) => <BelowToast {...args} />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: t('Edit Address') });
    const toast = screen.getByRole('alert').closest('li') ?? screen.getByRole('alert');
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().top),
    );
    await expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    // Its place would still change while it rises.
    const height = dialog.offsetHeight;
    await userEvent.click(screen.getByRole('button', { name: t('Dismiss') }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await expect(dialog.offsetHeight).toBe(height);
  },
};

export const WithDescription: Story = { args: { description: 'Your next order goes to the new address.' } };

export const TallerThanTheScreen: Story = {
  args: {
    children: <div className="grid gap-4">{lines(14)}</div>,
  },
};

export const Closed: Story = { args: { open: false }, tags: ['shows-nothing'] };

/** The page behind does not scroll, and the focus returns to the opener. */
export const OpenedAndClosed: Story = {
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Edit</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Edit' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: t('Edit Address') });
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  },
};

/** What the user focuses right after the dialog has disappeared stays focused: Radix returns the focus only later. */
export const FocusMovedMeanwhile: Story = {
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Edit</Button>
        <Button>Next</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: t('Edit Address') });
    const next = canvas.getByRole('button', { name: 'Next', hidden: true });
    const returned = new Promise((resolve) => {
      dialog.addEventListener('focusScope.autoFocusOnUnmount', resolve);
    });
    const watcher = new MutationObserver(() => !dialog.isConnected && next.focus());
    watcher.observe(document.body, { childList: true });
    await userEvent.keyboard('{Escape}');
    await returned;
    watcher.disconnect();
    await expect(next).toHaveFocus();
  },
};

/** The action in the dialog removed the opener, so the page's heading has the focus. */
export const OpenerGone: Story = {
  render: function Deleted(args) {
    const [open, setOpen] = useState(false);
    const [isThere, setIsThere] = useState(true);
    const remove = () => {
      setOpen(false);
      setIsThere(false);
    };
    return (
      <>
        <main>
          <h1>Delivery Address</h1>
          {isThere && <Button onClick={() => setOpen(true)}>Delete</Button>}
        </main>
        <Dialog
          {...args}
          open={open}
          title="Delete this address?"
          footer={<Button onClick={remove}>Yes</Button>}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('dialog', { name: t('Delete this address?') });
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The Back button of a phone works like Escape. */
export const LeftByBack: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: t('Edit Address') });
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
