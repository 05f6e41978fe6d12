import { ReviewStatus, type StaffReview, listStaffReviews } from '@pgm/api/contract';
import { REVIEW_STATUSES } from '@pgm/ui/catalogue/own-review';
import { Stars } from '@pgm/ui/catalogue/stars';
import { privateMeta } from '#app/kit/private-meta.ts';
import { rowDialog } from '../kit/record-editor.tsx';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { approvalEditing, canApprove, canDecline, declineEditing } from './decisions.tsx';
import { ReviewFacts, ReviewStatusBadge } from './review-facts.tsx';

/** The numbers of stars by which reviews are filtered; English. */
const STARS = [
  { value: '5', label: '5 stars' },
  { value: '4', label: '4 stars' },
  { value: '3', label: '3 stars' },
  { value: '2', label: '2 stars' },
  { value: '1', label: '1 star' },
];

/** The reviews of products, which staff approve before they are shown. */
export const reviews = defineResource({
  id: 'reviews',
  title: 'Reviews',
  empty: { title: 'No reviews', text: 'Buyers write reviews on the pages of products.' },
  toName: ({ productName, author }: StaffReview) => `${productName} · ${author}`,
  columns: ({ formatDate }) => [
    { id: 'product', header: 'Product', render: ({ productName }) => productName },
    { id: 'author', header: 'Shown name', render: ({ author }) => author },
    { id: 'stars', header: 'Stars', isSortable: true, render: ({ stars }) => <Stars stars={stars} /> },
    {
      id: 'newest',
      header: 'Last changed',
      isSortable: true,
      isShort: true,
      render: ({ writtenAt }) => formatDate(writtenAt),
    },
    { id: 'status', header: 'Status', render: ({ status }) => <ReviewStatusBadge status={status} /> },
  ],
  filters: [
    {
      id: 'status',
      label: 'Status',
      options: ReviewStatus.options.map((value) => ({ value, label: REVIEW_STATUSES[value].label })),
    },
    { id: 'stars', label: 'Stars', options: STARS },
  ],
  list: (client, query, signal) => client.reviews.list(toQuery(listStaffReviews, query), signal),
  get: (client, id, signal) => client.reviews.get(id, signal),
  Detail: ReviewFacts,
  dialogs: [
    rowDialog('approve', 'Approve', approvalEditing, canApprove),
    rowDialog('decline', 'Decline', declineEditing, canDecline),
  ],
});

export const meta = privateMeta('Reviews');

export default resourcePage(reviews);
