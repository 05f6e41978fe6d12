import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Figures, type Report } from './figures.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const ORDERS = [12, 18, 9, 22, 31, 27, 14];

const toFigures = (orders: number) => ({
  orders,
  revenuePaise: orders * 125_050,
  points: orders * 18,
  joins: Math.floor(orders / 4),
});

const toSteps = (orders: readonly number[], toFrom: (at: number) => string) =>
  orders.map((count, at) => ({
    from: toFrom(at),
    figures: toFigures(count),
    before: toFigures(orders.at(-1 - at) ?? 0),
  }));

const week: Report = {
  from: '2026-11-18',
  to: '2026-11-24',
  beforeFrom: '2026-11-11',
  beforeTo: '2026-11-17',
  figures: toFigures(133),
  before: toFigures(115),
  steps: toSteps(ORDERS, (at) => `2026-11-${18 + at}`),
  products: [
    {
      productId: 'honey',
      name: 'Forest Honey, 500 g',
      pieces: 64,
      revenuePaise: 4_473_600,
      revenuePaiseBefore: 2_796_000,
    },
    { productId: 'tulsi', name: 'Tulsi Drops', pieces: 51, revenuePaise: 1_269_900, revenuePaiseBefore: 0 },
  ],
};

const meta = {
  title: 'Staff/Figures',
  component: Figures,
  args: { period: '7days', report: week, onRetry: fn(), onExport: fn() },
} satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: t('7 days') })).toHaveAttribute('aria-current', 'page');
    await expect(
      canvas.getAllByText(new RegExp(t('▲ {percent}% more than {before}', { percent: 16, before: '.*' })))[0],
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: t('Chart: {name}', { name: t('Revenue') }) })).toBeVisible();
    await userEvent.click(canvas.getAllByText(t('Table'))[0] ?? document.body);
    await expect(canvas.getByRole('table', { name: t('Orders') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('Export as CSV') }));
    await userEvent.click(canvas.getByRole('button', { name: t('Export products as CSV') }));
    await expect(args.onExport).toHaveBeenNthCalledWith(1, 'steps');
    await expect(args.onExport).toHaveBeenNthCalledWith(2, 'products');
  },
};

/** A day is one bar. */
export const OneDay: Story = {
  args: {
    period: 'today',
    report: { ...week, from: week.to, beforeFrom: week.beforeTo, steps: week.steps.slice(-1) },
  },
};

/** A long month after a shorter one: its last days have none before. */
export const LongMonth: Story = {
  args: {
    period: 'month',
    report: {
      ...week,
      steps: toSteps(
        Array.from({ length: 31 }, (_, at) => 5 + ((at * 7) % 20)),
        (at) => `2026-03-${String(at + 1).padStart(2, '0')}`,
      ).map((step, at) => (at < 28 ? step : { ...step, before: null })),
    },
  },
};

export const FinancialYear: Story = {
  args: {
    period: 'year',
    report: {
      ...week,
      steps: toSteps(
        [310, 280, 405, 390, 300, 350, 420, 133],
        (at) => `2026-${String(at + 4).padStart(2, '0')}-01`,
      ),
    },
  },
};

export const Less: Story = { args: { report: { ...week, figures: toFigures(80) } } };
export const NothingBefore: Story = { args: { report: { ...week, before: toFigures(0) } } };

export const NothingSold: Story = {
  args: {
    report: {
      ...week,
      figures: toFigures(0),
      before: toFigures(0),
      products: [],
      steps: week.steps.map((step) => ({ ...step, figures: toFigures(0), before: toFigures(0) })),
    },
  },
};

export const Loading: Story = { args: { report: undefined } };
export const Failed: Story = { args: { report: undefined, error: 'No response from server.' } };
