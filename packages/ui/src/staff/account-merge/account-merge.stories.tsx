import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { t } from '../../foundations/fixtures/translated.ts';
import { AccountMerge } from './account-merge.tsx';
import type { MergeEffectsProps } from './merge-effects.tsx';

const own = { id: 'a1', name: 'Asha Mishra · ASHA2026' };
const other = { id: 'a2', name: 'Asha Devi Mishra · K7QMRTW9' };

const rehearsal: MergeEffectsProps = {
  stays: {
    name: 'Asha Mishra',
    username: 'asha',
    referralCode: 'ASHA2026',
    primaryPhone: '9000000001',
    primaryEmail: 'asha@example.in',
    joinedAt: '2023-09-05T10:15:00.000Z',
    teamSize: 24,
  },
  ends: {
    name: 'Asha Devi Mishra',
    username: 'asha77',
    referralCode: 'K7QMRTW9',
    primaryPhone: '9000000077',
    primaryEmail: null,
    joinedAt: '2026-08-01T10:15:00.000Z',
    teamSize: 2,
  },
  things: [
    { thing: 'orders', moved: 3, leftOut: 0 },
    { thing: 'points', moved: 7, leftOut: 0 },
    { thing: 'team', moved: 2, leftOut: 0 },
    { thing: 'addresses', moved: 1, leftOut: 1 },
  ],
  logins: [
    { login: 'mobile', moves: false },
    { login: 'google', moves: true },
    { login: 'password', moves: false },
  ],
  place: 'below',
};

const meta = {
  title: 'Staff/AccountMerge',
  component: AccountMerge,
  args: {
    picker: null,
    own,
    other,
    staysId: own.id,
    reason: '',
    rehearsal,
    isRehearsing: false,
    isMerging: false,
    canRehearse: false,
    canMerge: true,
    onRemoveOther: fn(),
    onStaysChange: fn(),
    onReasonChange: fn(),
    onRehearse: fn(),
    onMerge: fn(),
  },
} satisfies Meta<typeof AccountMerge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  args: { other: null, staysId: null, rehearsal: undefined, canMerge: false },
};

export const Previewing: Story = {
  args: { staysId: null, rehearsal: undefined, isRehearsing: true, canMerge: false },
};

export const Previewed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(t('This cannot be undone.'))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: other.name }));
    await expect(args.onStaysChange).toHaveBeenCalledWith(other.id);
    await userEvent.type(canvas.getByRole('textbox', { name: t('Reason') }), 'x');
    await expect(args.onReasonChange).toHaveBeenCalledWith('x');
    await userEvent.click(canvas.getByRole('button', { name: t('Remove {name}', { name: other.name }) }));
    await expect(args.onRemoveOther).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('Merge for good') }));
    await expect(args.onMerge).toHaveBeenCalledOnce();
  },
};

/** The account that stays was opened below the other one. */
export const FromBelow: Story = { args: { rehearsal: { ...rehearsal, place: 'above' } } };

/** An account without a place, with nothing but a number that moves. */
export const AlmostEmpty: Story = {
  args: {
    rehearsal: {
      ...rehearsal,
      ends: { ...rehearsal.ends, referralCode: null, teamSize: 0 },
      things: [],
      logins: [{ login: 'mobile', moves: true }],
      place: 'elsewhere',
    },
  },
};

export const WithoutReason: Story = { args: { reasonError: 'Please give a reason' } };

export const NotPossible: Story = {
  args: {
    rehearsal: undefined,
    error: 'One of the accounts is blocked. Unblock it first.',
    canRehearse: true,
    canMerge: false,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('One of the accounts is blocked. Unblock it first.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('Preview') }));
    await expect(args.onRehearse).toHaveBeenCalledOnce();
  },
};

export const Merging: Story = {
  args: { reason: 'She called from both numbers.', isMerging: true, canMerge: false },
};
