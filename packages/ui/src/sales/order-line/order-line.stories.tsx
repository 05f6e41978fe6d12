import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { OrderLine } from './order-line.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const honey = productImage('Forest Honey', 'jar', '#c98714');

const meta = {
  title: 'Sales/OrderLine',
  component: OrderLine,
  args: {
    name: 'Forest Honey',
    image: honey,
    quantity: 2,
    lineTotal: 1280,
  },
  render: (args) => (
    <main>
      <h1>Order</h1>
      <h2>Items</h2>
      <ul>
        <OrderLine {...args} />
      </ul>
    </main>
  ),
} satisfies Meta<typeof OrderLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: 'Forest Honey' })).toHaveTextContent(
      t('Quantity: {count}', { count: 2 }),
    );
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A size belongs to the name. */
export const InSize: Story = {
  args: { name: 'Khadi Kurta', size: 'M' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('listitem', { name: t('{name}, size {size}', { name: 'Khadi Kurta', size: 'M' }) }),
    ).toBeInTheDocument();
  },
};

/** An image in several formats stands beside the text, like any other image. */
export const InSeveralForms: Story = {
  args: { image: { ...honey, alt: 'Honey', sources: [{ type: 'image/svg+xml', srcSet: honey.src }] } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Honey' }).getBoundingClientRect();
    const line = canvas.getByRole('listitem').getBoundingClientRect();
    const words = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect();
    await expect(image.left).toBe(line.left);
    await expect(words.top).toBe(image.top);
  },
};

export const WithLink: Story = {
  args: { href: '/product-details-page/4' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forest Honey' })).toBeVisible();
  },
};

export const LongAndDear: Story = {
  args: {
    name: 'Aloe Vera Juice with Tulsi and Ginger, No Added Sugar, Family Bottle of One Litre',
    quantity: 99,
    lineTotal: 12222221.22,
    facts: <span>₹1,23,456.78 each</span>,
    notice: <p>Only 3 left</p>,
  },
};
