import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asPage, hero, tiles } from '../../foundations/fixtures/company.tsx';
import { products } from '../../foundations/fixtures/products.ts';
import { LeadForm } from '../lead-form/lead-form.tsx';
import { Hero } from '../hero/hero.tsx';
import { Home } from './home.tsx';

const meta = {
  title: 'Company/Home',
  component: Home,
  args: {
    top: <Hero {...hero} />,
    categories: tiles,
    products,
    shopHref: '/products',
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

/** A member has joined already. */
export const OfAMember: Story = {
  args: { leadForm: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvasElement.querySelector('#join')).toBeNull();
  },
};
