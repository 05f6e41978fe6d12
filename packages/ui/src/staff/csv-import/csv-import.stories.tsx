import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { CsvImport } from './csv-import.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const problems = [
  { row: 2, column: 'Name', message: 'Name is required' },
  { row: 11, column: 'Price', message: 'Price must be a number' },
  { row: 101, column: 'Category', message: 'Category not found' },
];

const meta = {
  title: 'Staff/CsvImport',
  component: CsvImport,
  args: {
    step: 'choosing',
    fileName: 'products.csv',
    maxRows: 50_000,
    addedColumns: [],
    rows: 200,
    done: 0,
    changes: 0,
    saved: 0,
    totals: [],
    invalid: 0,
    problems: [],
    problemPage: 1,
    problemPages: 1,
    isListing: false,
    canConfirm: false,
    isConfirming: false,
    isCancelling: false,
    alert: undefined,
    columns: [],
    onChoose: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onRestart: fn(),
    onOpenProblems: fn(),
  },
  decorators: [
    (Story) => (
      <StaffPage title="Import products">
        <Story />
      </StaffPage>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CsvImport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['Name'], 'products.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText(t('CSV file')), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};

export const ChoosingMembers: Story = {
  args: { addedColumns: ['Mobile proven', 'Pending points', 'Pending till'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('CSV file'))).toHaveAccessibleDescription(
      expect.stringContaining('Mobile proven, Pending points, Pending till'),
    );
  },
};

export const Rejected: Story = {
  args: {
    alert: 'Some columns are unknown or missing.',
    columns: [
      { name: 'Colour', message: 'Unknown column' },
      { name: 'Price', message: 'Missing column' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(`Colour: ${t('Unknown column')}`);
  },
};

export const Uploading: Story = { args: { step: 'uploading' } };

export const Checking: Story = {
  args: { step: 'checking', done: 80 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('progressbar', {
        name: t('Checking {name}: {done} of {rows} rows', { name: 'products.csv', done: 80, rows: 200 }),
      }),
    ).toHaveValue(80);
    await userEvent.click(canvas.getByRole('button', { name: t('Cancel import') }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Checked: Story = {
  args: { step: 'checked', changes: 200, canConfirm: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('{name} has {rows} rows. Nothing has been saved yet.', { name: 'products.csv', rows: 200 }),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('Import {changes} rows', { changes: 200 }) }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The sums of a file of members, to compare with the records that it comes from. */
export const CheckedMembers: Story = {
  args: {
    step: 'checked',
    fileName: 'members.csv',
    rows: 50_000,
    changes: 50_000,
    canConfirm: true,
    totals: [
      { name: 'New members', value: 50_000 },
      { name: 'Without a sponsor', value: 3 },
      { name: 'Confirmed points', value: 1_250_000 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: t('In the rows without errors') })).toBeVisible();
    await expect(canvas.getByText('12,50,000')).toBeVisible();
  },
};

export const CheckedOneRow: Story = {
  args: { step: 'checked', rows: 1, changes: 1, canConfirm: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('{name} has 1 row. Nothing has been saved yet.', { name: 'products.csv' }),
    );
    await expect(canvas.getByRole('button', { name: t('Import 1 row') })).toBeVisible();
  },
};

export const CheckedWithErrors: Story = {
  args: { step: 'checked', changes: 193, invalid: 7, problems, problemPages: 3, canConfirm: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { name: t('{count} rows have errors and will be skipped', { count: 7 }) }),
    ).toBeVisible();
    await expect(canvas.getByText(t('Price must be a number'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2' }));
    await expect(args.onOpenProblems).toHaveBeenCalledWith(2);
    await expect(
      canvas.getByRole('button', { name: t('Import {changes} rows', { changes: 193 }) }),
    ).toBeVisible();
  },
};

export const LoadingErrors: Story = {
  args: { ...CheckedWithErrors.args, problems: [], isListing: true },
};

/** More rows with errors than are listed, and none without. */
export const OnlyErrors: Story = {
  args: { step: 'checked', rows: 1500, invalid: 1500, problems, problemPages: 50 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('Showing the first 1,000.'))).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: new RegExp(t('Import {changes} rows', { changes: '.*' })) }),
    ).toBeNull();
  },
};

/** The file says what is stored already, except in one row. */
export const OneChange: Story = {
  args: { step: 'checked', changes: 1, invalid: 1, problems: problems.slice(0, 1), canConfirm: true },
};

export const Confirming: Story = {
  args: { step: 'checked', changes: 200, canConfirm: true, isConfirming: true },
};

export const Importing: Story = {
  args: { step: 'importing', done: 100, changes: 193 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', {
        name: t('Writing {name}: {done} of {changes} rows', {
          name: 'products.csv',
          done: 100,
          changes: 193,
        }),
      }),
    ).toHaveValue(100);
  },
};

export const Cancelling: Story = {
  args: { step: 'importing', done: 100, changes: 193, isCancelling: true },
};

export const Done: Story = {
  args: { step: 'done', changes: 193 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('{changes} rows imported.', { changes: 193 }),
    );
    await expect(canvas.getByRole('status')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t('Import another file') }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
};

export const DoneWithErrors: Story = {
  args: { step: 'done', changes: 193, invalid: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('{count} rows had errors and were skipped.', { count: 7 }),
    );
  },
};

export const Cancelled: Story = { args: { step: 'cancelled' } };

/** Members are written some at a time. */
export const CancelledLate: Story = {
  args: { step: 'cancelled', saved: 1200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('Import cancelled. {count} rows were saved before.', { count: '1,200' }),
    );
  },
};

export const Failed: Story = {
  args: { step: 'failed', alert: 'The import failed. Nothing was saved. Try again later.' },
};
