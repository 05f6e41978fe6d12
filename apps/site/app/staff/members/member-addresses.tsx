import { type Address, listMemberAddresses } from '@pgm/api/contract';
import { dialled } from '@pgm/ui/foundations/dialled';
import { Badge } from '@pgm/ui/primitives/badge';
import { defineResource, toQuery } from '../kit/resource.ts';

const TYPE_LABELS: Readonly<Record<Address['type'], string>> = {
  HOME: 'Home|address',
  OFFICE: 'Office',
  OTHER: 'Other',
};

/** The delivery addresses of a member, which only the member changes. @param memberId the id of the account */
export const memberAddresses = (memberId: string) =>
  defineResource({
    id: 'member-addresses',
    title: 'Addresses',
    empty: { title: 'No addresses' },
    notFetched: 'Failed to fetch addresses',
    toName: ({ name }: Address) => name,
    hasSearch: false,
    columns: ({ t }) => [
      {
        id: 'name',
        header: 'Name',
        render: ({ name, isDefault }) => (
          <>
            {name} {isDefault && <Badge>{t('Default')}</Badge>}
          </>
        ),
      },
      {
        id: 'address',
        header: 'Address',
        render: ({ street_address: street, additional_address_line: more, landmarks }) =>
          [street, more, ...landmarks].filter((part) => part !== '').join(', '),
      },
      {
        id: 'city',
        header: 'City',
        render: ({ city, state, postal_code: pin }) => `${city}, ${t(state)} - ${pin}`,
      },
      {
        id: 'phone',
        header: 'Phone number',
        isShort: true,
        render: ({ phone_number: phone }) => <a href={`tel:+91${phone}`}>{dialled(phone)}</a>,
      },
      { id: 'type', header: 'Address type', isShort: true, render: ({ type }) => t(TYPE_LABELS[type]) },
    ],
    filters: [],
    list: (client, query, signal) =>
      client.members.addresses(memberId, toQuery(listMemberAddresses, query), signal),
  });
