import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { WithState } from '../../foundations/fixtures/with-state.tsx';
import { addresses } from '../fixtures/addresses.ts';
import { asManagePage } from '../../shell/fixtures/manage.tsx';
import { AddressBook } from './address-book.tsx';
import type { AddressCardFacts } from './address-card.tsx';
import { t } from '../../foundations/fixtures/translated.ts';

const meta = {
  title: 'Members/AddressBook',
  component: AddressBook,
  args: {
    status: 'ready',
    alert: undefined,
    addresses,
    selectedId: 'a1',
    busyId: undefined,
    onAdd: fn(),
    onSelect: fn(),
    onDeliver: fn(),
    onEdit: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
  decorators: [asManagePage('/manage/addresses')],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AddressBook>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The addresses, with some facts of the first one changed. */
const withFirst = (changes: Partial<AddressCardFacts>) =>
  addresses.map((address, at) => (at === 0 ? { ...address, ...changes } : address));

const home = () => `Asha Verma ${t('Home|address')} ${t('Default')}`;
const office = () => `Asha Verma ${t('Office')}`;

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('Delivery Address') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('Add New') }));
    await expect(args.onAdd).toHaveBeenCalledOnce();

    const card = within(canvas.getByRole('listitem', { name: home() }));
    await expect(card.getByText('+91 98765 43210')).toBeVisible();
    await expect(card.getByText('Second floor, above the chemist')).toBeVisible();
    await expect(card.getByText(`Bahraich, ${t('Uttar Pradesh')} - 271801`)).toBeVisible();
    await expect(card.getByText(`${t('Nearby:')} Clock Tower • Gurudwara`)).toBeVisible();
    await expect(card.getByRole('radio')).toBeChecked();
    await userEvent.click(card.getByRole('button', { name: t('Deliver Here') }));
    await expect(args.onDeliver).toHaveBeenCalledWith('a1');

    const other = within(canvas.getByRole('listitem', { name: office() }));
    await expect(other.queryByText(t('Default'))).toBeNull();
    await expect(other.queryByText(new RegExp(t('Nearby:')))).toBeNull();
    const edit = other.getByRole('button', { name: t('Edit') });
    await expect(edit).toHaveAccessibleDescription(office());
    await userEvent.click(edit);
    await expect(args.onEdit).toHaveBeenCalledWith('a2');
    await userEvent.click(other.getByRole('button', { name: t('Delete') }));
    await expect(args.onDelete).toHaveBeenCalledWith('a2');
  },
};

/** A press anywhere on the text of an address selects it. */
export const Choosing: Story = {
  render: (args) => (
    <WithState<string | undefined> first={undefined}>
      {(selectedId, setState) => <AddressBook {...args} selectedId={selectedId} onSelect={setState} />}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: t('Your saved addresses') }));
    const first = group.getByRole('radio', { name: home() });
    const second = group.getByRole('radio', { name: office() });
    await expect(first).not.toBeChecked();
    await userEvent.click(group.getByText('4 Mall Avenue'));
    await expect(second).toBeChecked();
    await expect(second).toHaveAccessibleDescription(
      `+91\u00a098765\u00a043210 4 Mall Avenue Lucknow, ${t('Uttar Pradesh')} - 226001`,
    );
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toBeChecked();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    const card = within(group.getByRole('listitem', { name: home() }));
    await expect(card.getByRole('button', { name: t('Deliver Here') })).toHaveFocus();
  },
};

export const OneIsBusy: Story = {
  args: { busyId: 'a2' },
  play: async ({ canvas }) => {
    const busy = within(canvas.getByRole('listitem', { name: office() }));
    await expect(busy.getByRole('radio')).toBeDisabled();
    for (const button of busy.getAllByRole('button')) await expect(button).toBeDisabled();
    const free = within(canvas.getByRole('listitem', { name: home() }));
    await expect(free.getByRole('button', { name: t('Delete') })).toBeEnabled();
  },
};

export const NotDeleted: Story = {
  args: { alert: 'No response from server.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
  },
};

export const LongWords: Story = {
  args: {
    addresses: withFirst({
      name: 'Venkatanarasimharajuvaripeta Lakshminarasimhan Subrahmanyam',
      street_address: 'Flat 1204, Tower B, Shri Siddhivinayak Cooperative Housing Society, Old Link Road',
      city: 'Silvassa',
      state: 'Dadra and Nagar Haveli and Daman and Diu',
      landmarks: ['Opposite the second gate of the municipal garden', 'Bank', 'Petrol pump', 'School'],
    }),
  },
};

export const Empty: Story = {
  args: { addresses: [], selectedId: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(t('No address yet'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('Add your first address') }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { status: 'loading', addresses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(t('Loading your addresses...'));
    await expect(canvas.queryByText(t('No address yet'))).toBeNull();
  },
};

export const Failed: Story = {
  args: { status: 'failed', error: 'No response from server.', addresses: [] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('No response from server.'));
    await userEvent.click(canvas.getByRole('button', { name: t('Try again') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
