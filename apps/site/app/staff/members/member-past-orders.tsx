import { type PastOrder, listMemberPastOrders } from '@pgm/api/contract';
import { Price } from '@pgm/ui/primitives/price';
import { defineResource, toQuery } from '../kit/resource.ts';

/** The orders of a member from before the shop, as they were imported. @param memberId the id of the account */
export const memberPastOrders = (memberId: string) =>
  defineResource({
    id: 'member-past-orders',
    title: 'Past orders',
    empty: { title: 'No past orders' },
    toName: ({ number }: PastOrder) => number,
    hasSearch: false,
    columns: ({ formatDate }) => [
      { id: 'number', header: 'Order', render: ({ number }) => number },
      { id: 'placed', header: 'Placed', isShort: true, render: ({ placedOn }) => formatDate(placedOn) },
      { id: 'items', header: 'Products', render: ({ items }) => items },
      { id: 'status', header: 'Status', render: ({ status }) => status },
      { id: 'total', header: 'Total', align: 'end', render: ({ total }) => <Price rupees={total} /> },
    ],
    filters: [],
    list: (client, query, signal) =>
      client.members.pastOrders(memberId, toQuery(listMemberPastOrders, query), signal),
  });
