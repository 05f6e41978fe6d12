import type { ListUnit } from '../generate.types.ts';
import { capitalise } from '../names.ts';

/** The screen of a list: a table, and cards on a phone. */
export function listScreen({ one, many }: ListUnit): string {
  return `import { useId, useMemo } from 'react';
import { DataTable } from '../../data/data-table/data-table.tsx';
import type { DataColumn, DataTableProps } from '../../data/data-table/data-table.types.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import { AccountPage } from '../../shell/account-page/account-page.tsx';

/** One ${one.words} in the list. */
export interface ${one.pascal}Row {
  id: string;
  name: string;
  /** ISO text. */
  createdAt: string;
}

export type ${many.pascal}Props = Pick<DataTableProps<${one.pascal}Row>, 'rows' | 'status' | 'error' | 'paging' | 'onRetry'>;

/** The page of the ${many.words}. */
export function ${many.pascal}(props: ${many.pascal}Props) {
  const headingId = useId();
  const { formatDate } = useLanguage();
  const columns = useMemo<readonly DataColumn<${one.pascal}Row>[]>(
    () => [
      { id: 'name', header: 'Name', render: ({ name }) => name },
      { id: 'createdAt', header: 'Date', render: ({ createdAt }) => formatDate(createdAt) },
    ],
    [formatDate],
  );
  return (
    <AccountPage title="${many.title}" headingId={headingId}>
      <DataTable
        {...props}
        aria-labelledby={headingId}
        columns={columns}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        empty={{ title: 'Nothing found' }}
      />
    </AccountPage>
  );
}
`;
}

export function listScreenStories({ domain, one, many, address }: ListUnit): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { ${many.pascal} } from './${many.kebab}.tsx';

const rows = [
  { id: '1', name: 'First ${one.words}', createdAt: '2026-03-02T09:30:00.000Z' },
  { id: '2', name: 'Second ${one.words}', createdAt: '2026-03-01T09:30:00.000Z' },
];

const meta = {
  title: '${capitalise(domain)}/${many.pascal}',
  component: ${many.pascal},
  args: {
    rows,
    status: 'ready',
    paging: { page: 1, pageCount: 2, total: 12, toHref: (page) => \`/${address}?page=\${page}\` },
    onRetry: fn(),
  },
  decorators: [asManagePage('/${address}')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ${many.pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '${many.title}' })).toBeVisible();
    await expect(canvas.getByText('First ${one.words}')).toBeVisible();
    await expect(canvas.getByText('2 March 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/${address}?page=2');
  },
};

export const Empty: Story = { args: { rows: [] } };

export const Loading: Story = { args: { rows: [], status: 'loading' } };

export const Failed: Story = {
  args: { rows: [], status: 'failed', error: 'No response from server.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
`;
}
