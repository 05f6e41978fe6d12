import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BuyBox } from '../buy-box/buy-box.tsx';
import { asPage } from '../../shell/fixtures/page.tsx';
import { honeyLabel } from '../fixtures/label.ts';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { products } from '../fixtures/products.ts';
import { WishButton } from '../../sales/wish-button/wish-button.tsx';
import { RestockButton } from '../restock-button/restock-button.tsx';
import { QuantityField } from '../quantity-field/quantity-field.tsx';
import { SizeField } from '../size-field/size-field.tsx';
import { ProductDetails } from './product-details.tsx';
import { formatDate, t } from '../../foundations/fixtures/translated.ts';

const wish = (
  <WishButton isWished={false} isPending={false} productName="Ashwagandha Tablets" onToggle={fn()} />
);

const meta = {
  title: 'Catalogue/ProductDetails',
  component: ProductDetails,
  args: {
    name: 'Ashwagandha Tablets',
    brand: 'Vanaprastha',
    category: 'Ayurvedic Wellness',
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'Shop', href: '/products' },
      { label: 'Ayurvedic Wellness', href: '/products/ayurvedic-wellness' },
      { label: 'Ashwagandha Tablets' },
    ],
    price: 499,
    points: 25,
    pointsHref: '/business/businessoportunity#points',
    pointDescription: 'Points are added when the time to return the product is over.',
    description:
      'Tablets of ashwagandha root, ground and pressed without sugar or colour. Made in small lots; the lot number and the date stand on the lid.',
    stock: { status: 'IN_STOCK', quantity: 42 },
    images: [
      productImage('Ashwagandha Tablets', 'jar', '#8a5a2b', 'The jar from the front'),
      productImage('Lot Number', 'jar', '#6d451f', 'The jar from the back'),
    ],
    details: [
      {
        title: 'What is in it',
        rows: [
          { label: 'Net quantity', value: '60 tablets' },
          { label: 'Ashwagandha root extract', value: '500 mg' },
          { label: 'How to take', value: 'One tablet after breakfast and one after dinner' },
        ],
      },
    ],
    label: honeyLabel,
    related: products.slice(3, 7),
    quantityField: (
      <QuantityField
        stepper={{
          quantity: 1,
          canIncrease: true,
          canDecrease: false,
          isPending: false,
          onIncrease: fn(),
          onDecrease: fn(),
        }}
      />
    ),
    terms: { delivery: { fee: 49, freeFrom: 499 }, returnDays: 7, returnHref: '/cancelrefund' },
    buy: <BuyBox isAdding={false} wish={wish} onAdd={fn()} />,
  },
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bar that buys shows the price of all chosen pieces. */
export const SeveralChosen: Story = {
  args: { quantity: 3 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹1,497.00')).toBeVisible();
    await expect(canvas.getByText('₹499.00')).toBeVisible();
  },
};

/** On a phone the button is visible before the user scrolls. */
export const InStock: Story = {
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: t('Add to cart') }).getBoundingClientRect();
    await expect(add.bottom).toBeLessThanOrEqual(window.innerHeight);
    // Beside the price, and on the label.
    await expect(canvas.getAllByText(t('{price} per 100 g', { price: '₹69.80' }))).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: t('On the label') })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: t('What are points?') })).toHaveAttribute(
      'href',
      '/business/businessoportunity#points',
    );
    const delivery = t('Delivery {fee}, free on orders of {amount} or more', {
      fee: '₹49.00',
      amount: '₹499.00',
    });
    await expect(canvas.getByText(delivery)).toBeVisible();
    const back = canvas.getByRole('link', { name: t('Return within {days} days of delivery', { days: 7 }) });
    await expect(back).toHaveAttribute('href', '/cancelrefund');
  },
};

/** The name stands above the image, which fills its place. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1 });
    const image = canvas.getByRole('img', { name: 'The jar from the front' });
    const { bottom } = name.getBoundingClientRect();
    const { top, width, height } = image.getBoundingClientRect();
    await expect(bottom).toBeLessThan(top);
    await expect(height).toBe(width);
  },
};

/** A wide page has the image beside the name and the price. */
export const OnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const image = canvas.getByRole('img', { name: 'The jar from the front' }).getBoundingClientRect();
    await expect(image.right).toBeLessThan(name.left);
    await expect(image.top).toBeLessThan(name.bottom);
  },
};

/** In a sale: its last day, and the maximum retail price struck through. */
export const OnSale: Story = {
  args: { price: 560, sale: { until: '2026-11-30', maximumRetailPrice: 720 } },
  play: async ({ canvas }) => {
    const price = canvas.getByText(t('Price, taxes included')).closest('p');
    await expect(price).toHaveTextContent(`₹560.00 ${t('Maximum retail price')} ₹720.00`);
    await expect(price).toHaveTextContent(t('Sale until {date}', { date: formatDate('2026-11-30') }));
  },
};

/** What staff have chosen stands before the others of the category. */
export const WithCompanions: Story = {
  args: { companions: products.slice(1, 3) },
  play: async ({ canvas }) => {
    const beside = canvas.getByRole('region', { name: t('Goes well with') });
    await expect(within(beside).getAllByRole('listitem')).toHaveLength(2);
    const related = canvas.getByRole('region', { name: t('You may also like') });
    await expect(beside.getBoundingClientRect().bottom).toBeLessThan(related.getBoundingClientRect().top);
  },
};

/** What is in a bundle; a product that visitors cannot see has no link. */
export const Bundle: Story = {
  args: {
    contents: [
      { key: 'honey', name: 'Wild Forest Honey, 500 g', quantity: 2, href: '/product-details-page/honey' },
      { key: 'socks M', name: 'Cotton Rib Socks', size: 'M', quantity: 1 },
    ],
  },
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('region', { name: t('In this bundle') }));
    await expect(contents.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 × Wild Forest Honey, 500 g',
      `1 × ${t('{name}, size {size}', { name: 'Cotton Rib Socks', size: 'M' })}`,
    ]);
    await expect(contents.getAllByRole('link')).toHaveLength(1);
  },
};

/** The name of the brand leads to its page. */
export const OfBrand: Story = {
  args: { brandHref: '/brands/vanaprastha' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vanaprastha' })).toHaveAttribute(
      'href',
      '/brands/vanaprastha',
    );
  },
};

/** The questions of members stand below the reviews. */
export const Asked: Story = {
  args: { reviews: <p>The reviews.</p>, questions: <p>The questions.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('Questions and answers') })).toHaveAttribute(
      'id',
      'questions',
    );
  },
};

/** A link beside the name leads to the reviews. */
export const Reviewed: Story = {
  args: { rating: { average: 4.62, count: 12 }, reviews: <p>The reviews.</p> },
  play: async ({ canvas }) => {
    const name = t('{average} of 5, {count} reviews', { average: '4.6', count: 12 });
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#reviews');
    await expect(canvas.getByRole('heading', { name: t('Reviews') })).toHaveAttribute('id', 'reviews');
  },
};

export const Low: Story = { args: { stock: { status: 'LOW', quantity: 2 } } };

export const SoldOut: Story = {
  args: {
    stock: { status: 'SOLD_OUT', quantity: 0 },
    quantityField: undefined,
    buy: (
      <BuyBox
        restock={<RestockButton isRequested={false} isBusy={false} onToggle={fn()} />}
        isAdding={false}
        wish={wish}
        onAdd={fn()}
      />
    ),
  },
};

/** The member is notified when the product is back. */
export const RestockRequested: Story = {
  args: {
    stock: { status: 'SOLD_OUT', quantity: 0 },
    quantityField: undefined,
    buy: (
      <BuyBox
        restock={<RestockButton isRequested isBusy={false} onToggle={fn()} />}
        isAdding={false}
        wish={wish}
        onAdd={fn()}
      />
    ),
  },
};

const sizes = ['S', 'M', 'L', 'XL', 'XXL'].map((name) => ({ name, isSoldOut: name === 'XXL' }));

/** Bought in a size, of which one is sold out. */
export const WithSizes: Story = {
  args: { sizeField: <SizeField sizes={sizes} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: `XXL ${t('Sold out')}` })).toBeDisabled();
  },
};

/** The large pack costs more: its price is shown once it is chosen. */
export const WithSizePrices: Story = {
  args: {
    price: 120,
    isLowestPrice: true,
    sizeField: (
      <SizeField
        sizes={[
          { name: '500 ml', isSoldOut: false, price: 120 },
          { name: '5 l', isSoldOut: false, price: 1090 },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const price = canvas.getByText(t('Price, taxes included')).closest('p');
    await expect(price).toHaveTextContent(t('From {price}', { price: '₹120.00' }));
  },
};

/** 'Add to cart' was pressed before a size was chosen. */
export const WithoutChosenSize: Story = {
  args: { sizeField: <SizeField sizes={sizes} isMissing /> },
};

export const Bare: Story = {
  args: {
    images: [productImage('Forest Honey', 'jar', '#c98714', 'The jar')],
    details: [],
    label: undefined,
    related: [],
    pointDescription: '',
    pointsHref: undefined,
    quantityField: undefined,
    buy: undefined,
  },
};

/** A page in Hindi: what has no Hindi yet is in English, and marked as such for screen readers. */
export const PartlyInHindi: Story = {
  globals: { language: 'hi' },
  args: {
    name: 'अश्वगंधा टैबलेट',
    description: 'अश्वगंधा की जड़ की गोलियाँ, बिना चीनी और रंग के।',
    details: [
      {
        title: 'Health details',
        rows: [
          { label: 'Directions', value: 'नाश्ते और रात के खाने के बाद एक गोली' },
          { label: 'Caution', value: 'Not for children under 12 years.' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
    await expect(canvas.getByText('Not for children under 12 years.')).toHaveAttribute('lang', 'en');
    // Its brand, and that of a related product.
    for (const brand of canvas.getAllByText('Vanaprastha')) await expect(brand).toHaveAttribute('lang', 'en');
  },
};
