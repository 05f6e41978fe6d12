import { StaffArea } from '@pgm/api/contract';

/** The password of every sample account. */
export const SAMPLE_PASSWORD = 'demo1234';

interface SampleAccount {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly mobile: string | null;
  readonly roles: ('MEMBER' | 'STAFF' | 'ADMIN')[];
  /** What a member of staff may work in. */
  readonly rights?: StaffArea[];
}

/** The accounts for trying everything; they exist in the local profile only. */
export const sampleAccounts: readonly SampleAccount[] = [
  {
    username: 'admin',
    firstName: 'Anil',
    lastName: 'Saxena',
    email: 'admin@example.in',
    mobile: null,
    roles: ['ADMIN'],
  },
  {
    username: 'staff',
    firstName: 'Sushma',
    lastName: 'Yadav',
    email: 'staff@example.in',
    mobile: null,
    roles: ['STAFF'],
    rights: StaffArea.options,
  },
  {
    username: 'asha',
    firstName: 'Asha',
    lastName: 'Mishra',
    email: 'asha@example.in',
    mobile: '9000000001',
    roles: ['MEMBER'],
  },
  {
    username: 'ravi',
    firstName: 'Ravi',
    lastName: 'Kumar',
    email: 'ravi@example.in',
    mobile: '9000000002',
    roles: ['MEMBER'],
  },
];

/** Further members that the sample members know. */
export const furtherAccounts: readonly SampleAccount[] = [
  {
    username: 'kamla',
    firstName: 'Kamla',
    lastName: 'Devi',
    email: 'kamla@example.in',
    mobile: '9000000003',
    roles: ['MEMBER'],
  },
];

/** The positions of the sample members in the tree, each sponsor before the members that it invited. */
export const sampleAssociates = [
  { username: 'kamla', sponsor: undefined, joined: '2023-07-10' },
  { username: 'asha', sponsor: 'kamla', joined: '2023-09-05' },
  { username: 'ravi', sponsor: undefined, joined: '2023-12-28' },
] as const;
