import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { asPage } from '../../shell/fixtures/page.tsx';
import { hero } from '../fixtures/hero.tsx';
import { tiles } from '../../catalogue/fixtures/category-tiles.ts';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { products } from '../../catalogue/fixtures/products.ts';
import { Article } from '../article/article.tsx';
import { LeadForm } from '../lead-form/lead-form.tsx';
import { Hero } from '../hero/hero.tsx';
import { Home } from './home.tsx';

const honey = productImage('Forest Honey', 'jar', '#c98714', 'A jar of forest honey');

const meta = {
  title: 'Company/Home',
  component: Home,
  args: {
    top: <Hero {...hero} />,
    categories: tiles,
    products,
    headings: { categories: 'Shop by category', products: 'Start with these' },
    shop: { href: '/products', label: 'See all products' },
    leadForm: (
      <LeadForm
        values={{ name: '', mobile: '', email: '', state: '' }}
        errors={{}}
        stateOptions={['Bihar', 'Uttar Pradesh']}
        status="ready"
        alert={undefined}
        onChange={fn()}
        onSubmit={fn()}
      />
    ),
  },
  decorators: [asPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

/** The products could not be loaded; the rest of the page is shown. */
export const WithoutProducts: Story = { args: { categories: [], products: [] } };

/** Staff have written sections below the products. */
export const WithSections: Story = {
  args: {
    sections: (
      <Article
        sections={[
          {
            id: 'festival',
            heading: 'For the festival',
            blocks: [
              'Parcels that are ordered until Thursday arrive in time.',
              {
                cards: [
                  { title: 'Honey', text: 'From the forest.', image: honey },
                  { title: 'Tea', text: 'From the garden.', mark: 'leaf' },
                ],
              },
            ],
          },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'For the festival' });
    await expect(within(section).getByRole('img', { name: honey.alt })).toBeVisible();
  },
};

/** A member has joined already. */
export const OfAMember: Story = {
  args: { leadForm: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvasElement.querySelector('#join')).toBeNull();
  },
};
