import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { FoundLine, FoundText, type TextMatch } from './found-text.tsx';

function Found({ match, name }: { readonly match: TextMatch | undefined; readonly name: string }) {
  return (
    <div className="grid">
      <strong>
        <FoundText match={match} field="name" text={name} />
      </strong>
      <FoundLine match={match} shown={['name']} />
    </div>
  );
}

const meta = {
  title: 'Catalogue/FoundText',
  component: Found,
  args: { name: 'Panch Tulsi Drops, 30 ml', match: undefined },
} satisfies Meta<typeof Found>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is marked, with what stands around it. */
const marks = (element: HTMLElement) =>
  Array.from(element.querySelectorAll('mark'), ({ textContent }) => textContent);

export const InTheName: Story = {
  args: { match: { field: 'name', parts: ['Panch ', 'Tulsi', ' ', 'Drops', ', 30 ml'] } },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['Tulsi', 'Drops']);
    await expect(canvasElement).toHaveTextContent(/^Panch Tulsi Drops, 30 ml$/);
  },
};

export const InTheDescription: Story = {
  args: { match: { field: 'description', parts: ['…a glass of water at ', 'bedtime', '. Keep the jar…'] } },
};

export const InTheBrand: Story = {
  args: { match: { field: 'brand', parts: ['', 'Aranjeev', ''] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(t('Brand')))).toBeVisible();
  },
};

export const InASubcategory: Story = {
  args: { name: 'Foods & Pantry', match: { field: 'subCategory', parts: ['Millets and ', 'tea', ''] } },
};

/** The reader's language is another one. */
export const InTheOtherLanguage: Story = {
  args: {
    name: 'Cancellation and refund',
    match: { field: 'name', language: 'hi', parts: ['रद्द करना और पैसे की ', 'वापसी', ''] },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[lang=hi] mark')).toHaveTextContent('वापसी');
  },
};

/** What looks like HTML is text. */
export const LooksLikeHtml: Story = {
  args: { match: { field: 'description', parts: ['<img src=x onerror=alert(1)> ', '<b>neem</b>', ''] } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, b')).toBeNull();
    await expect(marks(canvasElement)).toEqual(['<b>neem</b>']);
  },
};

export const NotKnown: Story = {
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual([]);
  },
};
