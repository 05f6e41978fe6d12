/** The password of every sample account. */
export const SAMPLE_PASSWORD = 'demo1234';

/** The accounts with which anyone can try everything; they exist in the local profile only. */
export const sampleAccounts = [
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
] satisfies readonly {
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  mobile: string | null;
  roles: ('MEMBER' | 'STAFF' | 'ADMIN')[];
}[];
