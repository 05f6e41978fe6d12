import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { asPage, hero, tiles } from '../fixtures/company.tsx';
import { products } from '../fixtures/products.ts';
import { LeadForm } from '../lead-form/index.ts';
import { Home } from './index.ts';

const meta = {
  title: 'Screens/Home',
  component: Home,
  args: {
    hero,
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

/** The shop cannot be reached: the rest of the page stands. */
export const WithoutProducts: Story = { args: { categories: [], products: [] } };
