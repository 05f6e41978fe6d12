import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productImage } from '../../foundations/fixtures/product-image.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { CardGrid } from './card-grid.tsx';

const meta = {
  title: 'Primitives/CardGrid',
  component: CardGrid,
  decorators: [
    (Story) => (
      <section>
        <h2>
          <VisuallyHidden>What we stand for</VisuallyHidden>
        </h2>
        <Story />
      </section>
    ),
  ],
  args: {
    cards: [
      { mark: 'shield', title: 'Trust', text: 'What the label says is what is in the pack.' },
      { mark: 'team', title: 'Teamwork', text: 'No one is left alone with a question.' },
      {
        mark: 'star',
        title: 'Excellence',
        text: 'If a product does not meet our standards, we stop selling it.',
      },
      { mark: 'scales', title: 'Fair & Ethical', text: 'The same prices and rules for everyone.' },
    ],
  },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSigns: Story = {};

const jar = productImage('Forest Honey', 'jar', '#c98714', 'A jar of forest honey');

/** One without an image stands beside one with it. */
export const WithImages: Story = {
  args: {
    cards: [
      { image: jar, title: 'Honey', text: 'From the forest.' },
      { title: 'Tea', text: 'From the garden.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: jar.alt })).toBeVisible();
  },
};

export const WithLabels: Story = {
  args: {
    cards: [
      { label: 'Mission', title: 'A healthy and wealthy life', text: 'Business together with health.' },
      { label: 'Vision', title: 'Fit in body, mind and means', text: 'For every Indian.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vision')).toBeVisible();
  },
};
