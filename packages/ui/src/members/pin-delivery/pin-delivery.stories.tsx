import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { PinDelivery } from './pin-delivery.tsx';

/** 4 December 2026, noon in India. */
const arrivesBy = 1_796_365_800_000;

const meta = {
  title: 'Members/PinDelivery',
  component: PinDelivery,
  args: {
    pin: '226001',
    delivery: { isServed: true, arrivesBy },
    alert: undefined,
    canRetry: false,
    onChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PinDelivery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Served: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const Empty: Story = {
  args: { pin: '', delivery: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('PIN code of the delivery') }), '2');
    await expect(args.onChange).toHaveBeenCalledWith('2');
  },
};

export const NotServed: Story = {
  args: { delivery: { isServed: false, arrivesBy } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('We do not deliver to {pin} yet.', { pin: '226001' }),
    );
  },
};

export const Failed: Story = {
  args: { delivery: undefined, alert: 'No response from server.', canRetry: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
