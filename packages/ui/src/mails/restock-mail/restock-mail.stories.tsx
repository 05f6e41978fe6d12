import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asText, inHindi, mailView } from '../fixtures/mail-view.tsx';
import { RestockMail } from './restock-mail.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Mails/RestockMail',
  component: RestockMail,
  decorators: [mailView],
  args: {
    firstName: 'Asha',
    productName: 'Forest Honey 500 g',
    href: 'https://shop.example.in/product-details-page/7',
    choicesHref: 'https://shop.example.in/manage/notifications/settings',
  },
} satisfies Meta<typeof RestockMail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BackInStock: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        name: t('{product} is back in stock', { product: 'Forest Honey 500 g' }),
      }),
    ).toBeVisible();
  },
};
export const BackInStockInHindi: Story = { ...inHindi };
export const BackInStockAsText: Story = { ...asText };
export const BackInStockAsTextInHindi: Story = { ...inHindi, ...asText };
