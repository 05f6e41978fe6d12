import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { lost, registered } from '../fixtures/grievances.ts';
import { OwnGrievances } from './own-grievances.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Company/OwnGrievances',
  component: OwnGrievances,
  args: {
    status: 'ready',
    grievances: [registered, lost],
    page: 1,
    pageCount: 1,
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OwnGrievances>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: 'GR-2026-000123' })).toHaveTextContent('PGM-000123');
  },
};

export const None: Story = { args: { grievances: [] } };

export const Loading: Story = {
  args: { status: 'loading', grievances: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Loading your complaints…'));
  },
};

export const Failed: Story = {
  args: { status: 'failed', grievances: [], error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ManyPages: Story = {
  args: { pageCount: 3 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};

/** The previous page and the focus stay until the next page is loaded. */
export const NextPageLoading: Story = {
  args: { pageCount: 3 },
  render: function Turned(args) {
    const [page, setPage] = useState(args.page);
    return <OwnGrievances {...args} page={page} status={page === 1 ? 'ready' : 'loading'} onPage={setPage} />;
  },
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: '2' });
    await userEvent.click(second);
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Loading your complaints…'));
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('list', { name: t('My complaints') })).toHaveAttribute('aria-busy', 'true');
  },
};

export const NextPageFailed: Story = {
  args: { status: 'failed', page: 2, pageCount: 3, error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('listitem', { name: /^GR-/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '1' }));
    await expect(args.onPage).toHaveBeenCalledWith(1);
  },
};
