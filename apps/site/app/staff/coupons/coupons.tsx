import { COUPON_STATES, type StaffCoupon, listStaffCoupons } from '@pgm/api/contract';
import { Badge } from '@pgm/ui/primitives/badge';
import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { couponEditing } from './coupon-form.tsx';
import { trialDialog } from './coupon-trial.flow.tsx';

const STATES = {
  running: { label: 'Active', badge: 'credit' },
  upcoming: { label: 'Upcoming', badge: 'spice' },
  ended: { label: 'Ended', badge: 'plain' },
  usedUp: { label: 'Used up', badge: 'plain' },
  off: { label: 'Switched off', badge: 'debit' },
} as const;

/** The coupons of the shop. */
export const coupons = defineResource({
  id: 'coupons',
  title: 'Coupons',
  newLabel: 'New coupon',
  empty: { title: 'No coupons' },
  toName: ({ code }: StaffCoupon) => code,
  columns: ({ t, formatDate, formatNumber, formatRupees }) => [
    { id: 'code', header: 'Code', isSortable: true, render: ({ code }) => code },
    { id: 'title', header: 'Title', render: ({ title }) => title },
    {
      id: 'discount',
      header: 'Discount',
      align: 'end',
      render: ({ kind, value }) => (kind === 'PERCENT' ? `${formatNumber(value)}%` : formatRupees(value)),
    },
    {
      id: 'state',
      header: 'State|goods',
      render: ({ state }) => <Badge kind={STATES[state].badge}>{t(STATES[state].label)}</Badge>,
    },
    { id: 'newest', header: 'First day', isSortable: true, render: ({ startsOn }) => formatDate(startsOn) },
    {
      id: 'endsOn',
      header: 'Last day',
      render: ({ endsOn }) => (endsOn === null ? '–' : formatDate(endsOn)),
    },
    {
      id: 'used',
      header: 'Uses',
      isSortable: true,
      align: 'end',
      isShort: true,
      render: ({ used, totalLimit }) =>
        totalLimit === null
          ? formatNumber(used)
          : t('{chosen} of {count}', { chosen: formatNumber(used), count: formatNumber(totalLimit) }),
    },
    { id: 'revenue', header: 'Revenue', align: 'end', render: ({ revenue }) => formatRupees(revenue) },
  ],
  filters: [
    {
      id: 'state',
      label: 'State|goods',
      options: COUPON_STATES.map((value) => ({ value, label: STATES[value].label })),
    },
  ],
  list: (client, query, signal) => client.coupons.list(toQuery(listStaffCoupons, query), signal),
  editing: couponEditing,
  dialogs: [trialDialog],
  remove: (client, { id }, signal) => client.coupons.end(id, signal),
  removalWords: {
    label: 'End',
    question: 'End this coupon now?',
    done: 'Ended. Orders that use it keep their discount.',
  },
});

export const meta = privateMeta('Coupons');

export default resourcePage(coupons);
