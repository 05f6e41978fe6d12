import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { herbCards } from '../fixtures/content.ts';
import { FlipCards } from './flip-cards.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Company/FlipCards',
  component: FlipCards,
  args: { cards: herbCards },
} satisfies Meta<typeof FlipCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fronts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tulsi' })).toBeVisible();
    await expect(canvas.getByText('Not together with blood thinners.')).not.toBeVisible();
    // The button is above both sides, so that a press anywhere on the card turns it.
    const button = canvas.getByRole('button', { name: t('Turn over: {name}', { name: 'Tulsi' }) });
    const { left, top, width, height } = button.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button);
  },
};

/** Staff can leave out the line below a name, and the precaution. */
export const OfNamesAndTexts: Story = {
  args: { cards: herbCards.map(({ name, image, text }) => ({ name, image, text })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tulsi' })).toBeVisible();
    await expect(canvas.queryByText('Not together with blood thinners.')).toBeNull();
  },
};

export const OneTurned: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('button', { name: t('Turn over: {name}', { name: 'Tulsi' }) });
    card.focus();
    await userEvent.keyboard(' ');
    await expect(card).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText('Not together with blood thinners.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Tulsi' })).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Amla' })).toBeVisible();
  },
};

export const TurnedBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('button', { name: t('Turn over: {name}', { name: 'Amla' }) });
    await userEvent.dblClick(card);
    await expect(card).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Amla' })).toBeVisible());
  },
};
