import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { SortableList } from './sortable-list.tsx';

const meta = {
  title: 'Staff/SortableList',
  component: SortableList,
  args: {
    label: 'Goes well with',
    items: [
      { id: 'honey', name: 'Wild Forest Honey, 500 g' },
      { id: 'oil', name: 'Kachi Ghani Mustard Oil, 1 L' },
      { id: 'tea', name: 'Tulsi Adrak Tea, 25 bags' },
    ],
    onMove: fn(),
    onRemove: fn(),
  },
  render: function Render(args) {
    const [items, setItems] = useState(args.items);
    return (
      <SortableList
        {...args}
        items={items}
        onMove={(from, to) => {
          args.onMove(from, to);
          const moved = items.slice(from, from + 1);
          setItems(items.toSpliced(from, 1).toSpliced(to, 0, ...moved));
        }}
      />
    );
  },
} satisfies Meta<typeof SortableList>;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

const HONEY = 'Wild Forest Honey, 500 g';
const TEA = 'Tulsi Adrak Tea, 25 bags';

/** Drags one item onto another one, by its handle. */
async function drag({ canvas }: Context, from: string, to: string, pointerType: 'mouse' | 'touch') {
  const handle = canvas.getByTitle(t('Drag: {name}', { name: from }));
  const target = canvas.getByTitle(t('Drag: {name}', { name: to }));
  const middle = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const pointer = { isPrimary: true, button: 0, pointerId: 1, pointerType };
  const [start, end] = [middle(handle), middle(target)];
  await fireEvent.pointerDown(handle, { ...pointer, ...start });
  await fireEvent.pointerMove(document, { ...pointer, ...start, clientY: start.clientY + 8 });
  // The library measures the rows once the drag has begun.
  await waitFor(() => expect(handle.parentElement).toHaveClass('z-10'));
  await fireEvent.pointerMove(document, { ...pointer, ...end });
  await waitFor(() => expect(middle(handle).clientY).toBeCloseTo(end.clientY, 0));
  // The other item makes room once the library knows what is below the pointer.
  await waitFor(() => expect(Math.abs(middle(target).clientY - end.clientY)).toBeGreaterThan(8));
  await fireEvent.pointerUp(document, { ...pointer, ...end });
}

const names = ({ canvas }: Context) => canvas.getAllByRole('listitem').map((item) => item.textContent);

/** Dragged with a mouse. */
export const Dragged: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    await drag(context, HONEY, TEA, 'mouse');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(0, 2));
    await expect(names(context)).toEqual(['Kachi Ghani Mustard Oil, 1 L', TEA, HONEY]);
    const moved = t('{name} is now number {to} of {total}.', { name: HONEY, to: 3, total: 3 });
    await expect(canvas.getByText(moved)).toBeInTheDocument();
  },
};

/** Dragged with a finger: the page does not scroll by the handle. */
export const DraggedByTouch: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { args, canvas } = context;
    const handle = canvas.getByTitle(t('Drag: {name}', { name: TEA }));
    await expect(getComputedStyle(handle).touchAction).toBe('none');
    await drag(context, TEA, HONEY, 'touch');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(2, 0));
    await expect(names(context)).toEqual([TEA, HONEY, 'Kachi Ghani Mustard Oil, 1 L']);
  },
};

/** By keyboard: the focus stays on the button. */
export const Moved: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const later = canvas.getByRole('button', { name: t('Move later: {name}', { name: HONEY }) });
    later.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(0, 1);
    await expect(later).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(1, 2);
    // It is the last now.
    await expect(later).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: t('Remove {name}', { name: HONEY }) }));
    await expect(args.onRemove).toHaveBeenCalledWith('honey');
  },
};

/** While a move is saved, nothing moves. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Move later: {name}', { name: HONEY }) }));
    await userEvent.click(canvas.getByRole('button', { name: t('Remove {name}', { name: HONEY }) }));
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  tags: ['shows-nothing'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};
