import { getPayoutPeriod, listPayoutPeriods, listPayouts } from '@pgm/api/contract';
import { formatMonth, t } from '@pgm/ui/foundations/fixtures/translated';
import { expect, screen, userEvent } from 'storybook/test';
import { lists } from '../../../../../.storybook/sample-network.tsx';
import { findDialog, resourceStories } from '../kit/resource-stories.tsx';
import { recordStories } from '../kit/record-stories.tsx';
import { ResourceScreen } from '../kit/resource-page.tsx';
import { payoutRows } from './payout-rows.tsx';
import { sampleClosedPeriod, sampleOpenPeriod, samplePayout } from './payout.scenario.ts';
import { PeriodFacts } from './period-facts.tsx';
import { payoutPeriods } from './period-list.tsx';

const periods = resourceStories(payoutPeriods, { list: listPayoutPeriods }, [
  { ...sampleOpenPeriod, id: '2026-11', canClose: false },
  sampleClosedPeriod,
]);
const over = resourceStories(payoutPeriods, { list: listPayoutPeriods }, [
  sampleOpenPeriod,
  sampleClosedPeriod,
]);

const rows = [
  samplePayout,
  {
    ...samplePayout,
    id: '2',
    name: 'Geeta Sharma',
    username: 'geeta',
    sponsor: 'Asha Mishra',
    level: 2,
    status: 'PAID' as const,
    reference: 'NEFT202609GEETA',
    paidAt: '2026-10-05T00:00:00.000Z',
  },
  {
    ...samplePayout,
    id: '3',
    name: 'Imran Sheikh',
    username: 'imran',
    status: 'FAILED' as const,
    bankStatus: 'UNVERIFIED' as const,
  },
  {
    ...samplePayout,
    id: '4',
    name: 'Ravi Kumar',
    username: 'ravi',
    sponsor: null,
    purchases: -499,
    gross: null,
    tds: null,
    deductions: null,
    net: null,
    status: null,
  },
];
/** The page of a month with its list of payouts. */
function toPageStories(period: typeof sampleClosedPeriod) {
  const resource = payoutRows(period.id);
  const Content = () => <ResourceScreen resource={resource} isPart />;
  const tabs = [{ value: '', label: 'Payouts', Content }];
  return recordStories({ resource: payoutPeriods, get: getPayoutPeriod, tabs, Summary: PeriodFacts }, period);
}
const closed = toPageStories(sampleClosedPeriod);
const noRows = lists(listPayouts, []);
const payouts = resourceStories(payoutRows('2026-09'), { list: listPayouts }, rows);

export default { title: 'Flows/Staff/Payouts' };

export const Ready = periods.ready;
export const Loading = periods.loading;
export const Failed = periods.failed;
export const Empty = periods.empty;

/** A month is closed only after a question. */
export const Closing = over.at('', async () => {
  const name = t('Actions for {name}', { name: '2026-10' });
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t('Close month') }));
  await findDialog(t('Close this month? Its figures cannot change afterwards.'));
});

export const ClosedMonth = closed.at(
  '',
  async () => {
    await screen.findByText(t('Results: {count}', { count: String(rows.length) }));
  },
  lists(listPayouts, rows),
);
export const MonthLoading = closed.loading;
export const MonthFailed = closed.failed;
export const MonthMissing = closed.missing;
/** An administrator sees a month that is over. */
export const MonthToClose = toPageStories(sampleOpenPeriod).at(
  '',
  async () => {
    await screen.findByRole('heading', { name: formatMonth('2026-10') });
    await screen.findByRole('button', { name: t('Close month') });
    await screen.findByText(t('No payouts'));
  },
  noRows,
);
/** The month that runs cannot be closed. */
export const MonthThatRuns = toPageStories({ ...sampleOpenPeriod, canClose: false }).at(
  '',
  async () => {
    await screen.findByText(t('No payouts'));
    await expect(screen.queryByRole('button', { name: t('Close month') })).toBeNull();
  },
  noRows,
);

export const Filtered = payouts.at('?status=FAILED', async () => {
  const name = t('Status');
  await expect(await screen.findByRole('combobox', { name, hidden: true })).toHaveValue('FAILED');
});
export const Detail = payouts.at(`?open=${samplePayout.id}`, async () => {
  const dialog = await findDialog('Asha Mishra');
  await dialog.findByText('₹2,690.00');
  await dialog.findByRole('button', { name: t('Statement (PDF)') });
  await dialog.findByRole('button', { name: t('Record transfer') });
});
/** Without an amount there is no transfer to record. */
export const DetailWithoutAmount = payouts.at('?open=4', async () => {
  const dialog = await findDialog('Ravi Kumar');
  await dialog.findByText(t('No amount'));
  for (const name of ['Statement (PDF)', 'Record transfer'])
    await expect(dialog.queryByRole('button', { name: t(name) })).toBeNull();
});
/** An amount that is due is withdrawn only after a question. */
export const Withdrawing = payouts.at('', async () => {
  const name = t('Actions for {name}', { name: 'Asha Mishra' });
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t('Withdraw amount') }));
  await findDialog(t('Withdraw the amount of this payout? Another amount can be imported later.'));
});
export const RecordingTransfer = payouts.at(`?outcome=${samplePayout.id}`, async () => {
  const dialog = await findDialog(t('Record transfer'));
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: t('Status') }), 'PAID');
  await userEvent.click(dialog.getByRole('button', { name: t('Save') }));
  await dialog.findByText(t('Reference is required for a paid payout'));
});
/** A transfer that the bank sent back. */
export const RecordingFailure = payouts.at('?outcome=2', async () => {
  const dialog = await findDialog(t('Record transfer'));
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: t('Status') }), 'FAILED');
  await expect(dialog.queryByLabelText(t('Paid on'))).toBeNull();
});
