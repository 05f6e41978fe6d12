import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { Button } from '../../primitives/button/button.tsx';
import { SizePanel } from './size-panel.tsx';

const meta = {
  title: 'Catalogue/SizePanel',
  component: SizePanel,
  args: {
    productName: 'Khadi Kurta',
    sizes: ['S', 'M', 'L', 'XL', 'XXL'].map((name) => ({ name, isSoldOut: false })),
    onChoose: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <div className="relative h-96 w-36">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SizePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As narrow as one of two cards in a row on the smallest phone. A press on a size is the choice. */
export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const panel = canvas.getByRole('group', { name: t('Choose a size') });
    await expect(panel).toHaveAccessibleDescription('Khadi Kurta');
    await expect(canvas.getByRole('button', { name: 'S' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('M');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const OneSoldOut: Story = {
  args: { sizes: ['S', 'M', 'L'].map((name) => ({ name, isSoldOut: name === 'S' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `S ${t('Sold out')}` })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'M' })).toHaveFocus();
  },
};

/** The large pack costs more; what is sold out shows no price, for which the card has no room. */
export const WithPrices: Story = {
  args: {
    productName: 'Kachi Ghani Mustard Oil',
    sizes: [
      { name: '500 ml', isSoldOut: false, price: 120 },
      { name: '1 l', isSoldOut: true, price: 238.5 },
      { name: '5 l', isSoldOut: false, price: 1090 },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: `1 l ${t('Sold out')}` })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '5 l ₹1,090.00' }));
    await expect(args.onChoose).toHaveBeenCalledWith('5 l');
  },
};

/** The focus returns to the button that opened the panel; a panel that the focus leaves closes. */
export const OpenedByKeyboard: Story = {
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Kurta</Button>
        {isOpen && <SizePanel {...args} onChoose={() => setOpen(false)} onCancel={() => setOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Kurta' });
    for (const key of ['{Enter}', '{Escape}']) {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'S' })).toHaveFocus();
      await userEvent.keyboard(key);
      await expect(opener).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await userEvent.tab({ shift: true });
    await expect(opener).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
