import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyKind, textSection } from '../fixtures/content.ts';
import { Article } from './article.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Company/Article',
  component: Article,
  decorators: [
    (Story) => (
      <div className="measure grid gap-10 py-6">
        <Story />
      </div>
    ),
  ],
  args: { sections: [everyKind] },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKindOfPiece: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What you can count on' })).toBeVisible();
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toContain('/cancelrefund');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** Marks in each kind of text, and a text that is not in the reader's language. */
export const Marked: Story = {
  args: {
    lang: 'hi',
    sections: [
      {
        id: 'neem',
        heading: 'नीम',
        blocks: [
          [
            { text: 'पत्तियाँ ' },
            { text: 'छाया', isBold: true },
            { text: ' में ' },
            { text: 'सूखती हैं', isItalic: true },
          ],
          { list: [[{ text: 'नियम', href: '/agreement', isBold: true }], 'छाया'] },
          { steps: [[{ text: 'पैक ' }, { text: 'बंद', isBold: true, isItalic: true }, { text: ' करें' }]] },
          { note: [{ text: 'लिखें: ' }, { text: 'care@example.in', href: 'mailto:care@example.in' }] },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'नीम' })).toHaveAttribute('lang', 'hi');
    const [shade, shut] = canvas.getAllByRole('strong').filter((one) => one.textContent !== 'नियम');
    await expect([shade?.textContent, shut?.innerHTML]).toEqual(['छाया', '<em>बंद</em>']);
    await expect(canvas.getByRole('link', { name: 'नियम' })).toHaveAttribute('href', '/agreement');
    await expect(canvas.getByRole('link', { name: 'care@example.in' })).toHaveAttribute(
      'href',
      'mailto:care@example.in',
    );
  },
};

const headings = ['Who we are', 'Your account', 'Payment', 'Delivery', 'Points', 'Changes', 'Complaints'];

/** With a table of contents at the top. */
export const Long: Story = {
  args: {
    sections: headings.map((heading) => textSection(heading.toLowerCase().replace(' ', '-'), heading)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: t('On this page') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '#your-account');
  },
};
