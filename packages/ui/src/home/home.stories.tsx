import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { footer, header, hero, mobileBar, tiles } from '../fixtures/company.tsx';
import { products } from '../fixtures/products.ts';
import { LeadForm } from '../lead-form/index.ts';
import { PageShell } from '../page-shell/index.ts';
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
  decorators: [
    (Story) => (
      <PageShell header={header} footer={footer} mobileBar={mobileBar}>
        <Story />
      </PageShell>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

/** The shop cannot be reached: the rest of the page stands. */
export const WithoutProducts: Story = { args: { categories: [], products: [] } };
