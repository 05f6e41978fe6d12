import { ADDRESS } from '../../e2e/checkout-steps.ts';
import { freshMobile } from '../../e2e/outbox.ts';
import { toProduct } from '../../e2e/shopping.ts';
import * as z from 'zod/mini';
import { type Screen, type Visit, choose, dialog, press, run, type } from '../screen.ts';
import { placeOrder } from './records.ts';

const Orders = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      items: z.array(z.object({ productId: z.string() })),
    }),
  ),
});

const order = async ({ page, headers }: Visit) => {
  const { data } = Orders.parse(await (await page.request.get('/api/orders', { headers })).json());
  return `/manage/orders/${data[0]?.id}`;
};

/** An order of the member that can be cancelled. */
const newOrder = async (visit: Visit) => `/manage/orders/${await placeOrder(visit)}`;

/** A delivered product, of which the member has no review. */
const delivered = async ({ page, headers }: Visit) => {
  const { data } = Orders.parse(await (await page.request.get('/api/orders', { headers })).json());
  const [item] = data.find(({ status }) => status === 'DELIVERED')?.items ?? [];
  await page.request.delete(`/api/reviews/${item?.productId}`, { headers });
  return `/product-details-page/${item?.productId}`;
};

/** The member area. */
export const member: readonly Screen[] = [
  {
    name: 'Orders',
    as: 'asha',
    at: '/manage/orders',
    call: 'listOrders',
    flow: 'orders',
    right: (page) => page.getByRole('link', { name: 'See the order' }),
  },
  {
    name: 'Order',
    as: 'asha',
    at: order,
    call: 'getOrder',
    flow: 'order',
    right: (page) => page.getByRole('heading', { level: 1, name: /^Order PGM-/ }),
  },
  {
    name: 'Order: cancel',
    as: 'new member',
    at: newOrder,
    steps: [press('Cancel order'), dialog('Cancel this order?')],
    call: 'cancelOrder',
    flow: 'order',
    send: press('Cancel order'),
    // The dialog is closed then, and the page says why.
    again: run(async (page) => {
      await page.getByRole('button', { name: 'Cancel order' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    }),
    right: 'Order cancelled',
  },
  {
    name: 'Review',
    as: 'asha',
    at: delivered,
    steps: [
      run((page) => page.getByRole('heading', { name: 'Reviews', exact: true }).scrollIntoViewIfNeeded()),
      press('Write a review'),
      dialog('Your review'),
      press('4 stars: good', 'radio'),
      type(/^Your experience/, 'One a day is easy to remember.'),
    ],
    call: 'saveReview',
    flow: 'own review',
    send: press('Send review'),
    right: 'Not checked yet',
  },
  {
    name: 'Question about a product: ask',
    as: 'new member',
    at: async ({ page }) => `/product-details-page/${(await toProduct(page, 2)).id}`,
    steps: [
      run((page) =>
        page.getByRole('heading', { name: 'Questions and answers', exact: true }).scrollIntoViewIfNeeded(),
      ),
      press('Ask a question'),
      dialog('Your question'),
      type('What would you like to know?', 'How should I store it in summer?'),
    ],
    call: 'askProductQuestion',
    flow: 'product question form',
    send: press('Send question'),
    right: 'Your question was sent. We publish it with our answer.',
  },
  {
    name: 'Addresses',
    as: 'new member',
    at: '/manage/addresses',
    call: 'listAddresses',
    flow: 'address book',
    right: 'Add your first address',
  },
  {
    name: 'Address form',
    as: 'new member',
    at: '/manage/addresses',
    steps: [
      press(/^Add /),
      dialog('Add New Address'),
      type('Name', 'Kiran Devi'),
      type('Phone number', '9876543210'),
      type('Street address', () => `12 Hazratganj, flat ${crypto.randomUUID().slice(0, 8)}`),
      type('Postal code', '226001'),
      type('City', 'Lucknow'),
      choose('State', 'Uttar Pradesh'),
    ],
    call: 'createAddress',
    flow: 'address form',
    send: press('Save Address'),
    right: (page) =>
      page.locator('body:not(:has([role=dialog]))').getByRole('main').getByText('12 Hazratganj'),
  },
  {
    name: 'Address: delete',
    as: 'new member',
    at: async ({ page, headers }) => {
      await page.request.post('/addresses', { headers, data: ADDRESS });
      return '/manage/addresses';
    },
    steps: [press('Delete'), run((page) => page.getByRole('dialog').waitFor())],
    call: 'deleteAddress',
    flow: 'address book',
    send: run((page) => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()),
    again: run(async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    }),
    right: 'Add your first address',
  },
  {
    name: 'Profile form',
    as: 'new member',
    at: '/manage/profile',
    steps: [
      press('Edit Profile'),
      dialog('Edit Profile'),
      type('Last Name', () => `Devi ${crypto.randomUUID().slice(0, 3).replaceAll(/\d/g, 'a')}`),
      type('Phone', freshMobile),
      choose('Gender', 'female'),
    ],
    call: 'updateProfile',
    flow: 'profile edit',
    send: press('Save Changes'),
    right: 'Profile updated successfully',
  },
  {
    name: 'Points',
    as: 'asha',
    at: '/manage/business-values',
    call: 'getPoints',
    flow: 'points',
    harmless: { shape: 'A missing sum counts as 0 (spec section 2).' },
    right: /^1 to \d/,
  },
  {
    name: 'Entries of points',
    as: 'asha',
    at: '/manage/business-values',
    call: 'listPointsTransactions',
    flow: 'points',
    right: /^1 to \d/,
  },
  {
    name: 'Team',
    as: 'asha',
    at: '/manage/team',
    call: 'getTree',
    flow: 'team',
    right: (page) => page.getByRole('treeitem'),
  },
  {
    name: 'Referred',
    as: 'asha',
    at: '/manage/team',
    steps: [],
    call: 'listReferred',
    flow: 'referred',
    send: press('Referred', 'tab'),
    again: press('Try again'),
    right: (page) => page.getByRole('region', { name: 'Referred users' }).getByRole('listitem'),
  },
  {
    name: 'Repurchase',
    as: 'asha',
    at: '/manage/team',
    call: 'getRepurchaseSummary',
    flow: 'repurchase',
    send: press('Repurchase', 'tab'),
    again: press('Try again'),
    right: 'Your orders, delivered',
  },
  {
    name: 'Team by month',
    as: 'asha',
    at: '/manage/team',
    call: 'listTeamActivity',
    flow: 'team activity',
    send: press('Activity', 'tab'),
    again: press('Try again'),
    right: (page) => page.getByRole('list', { name: 'Your team by month' }),
  },
  {
    name: 'Payments',
    as: 'asha',
    at: '/manage/payments',
    call: 'listNodePayments',
    flow: 'payouts',
    right: (page) => page.getByRole('list', { name: 'Payments to you' }).getByRole('listitem'),
  },
  {
    name: 'Payouts',
    as: 'asha',
    at: '/manage/payments',
    call: 'listOwnPayouts',
    flow: 'own payouts',
    right: 'How your payments were calculated',
  },
  {
    name: 'Bank account',
    as: 'new member',
    at: '/manage/payments/bank-details',
    call: 'getBankDetails',
    flow: 'bank details',
    right: (page) => page.getByRole('button', { name: 'Add bank account and PAN' }),
  },
  {
    name: 'Bank account form',
    as: 'new member',
    at: '/manage/payments/bank-details',
    steps: [
      press('Add bank account and PAN'),
      dialog('Bank account and PAN'),
      type('Account holder', 'Kiran Devi'),
      type('Account number', '40012345678901'),
      type('Account number again', '40012345678901'),
      type('IFSC', 'SBIN0001234'),
      type('PAN', 'ABCPK1234L'),
    ],
    call: 'setBankDetails',
    flow: 'bank details',
    send: press('Save'),
    // The server asks for the password: the call has reached it.
    right: (page) => page.getByRole('dialog').getByLabel('Password', { exact: true }),
  },
  {
    name: 'Requests',
    as: 'new member',
    at: '/manage/requests',
    call: 'listOwnMemberRequests',
    flow: 'member requests',
    right: 'No requests yet',
  },
  {
    name: 'Request form',
    as: 'new member',
    at: '/manage/requests',
    steps: [
      run((page) => page.getByRole('button', { name: 'New request' }).first().click()),
      dialog('New request'),
      press(/^Correction of my profile/, 'radio'),
      choose('What should we correct?', 'Last Name'),
      type('What should it be?', 'Devi Verma'),
    ],
    call: 'raiseMemberRequest',
    flow: 'member request form',
    send: press('Send request'),
    right: 'Request sent',
  },
  {
    name: 'Privacy',
    as: 'new member',
    at: '/manage/privacy',
    call: 'getConsents',
    flow: 'privacy',
    right: (page) => page.getByRole('switch', { name: 'Offers by email' }),
  },
  {
    name: 'Account deletion',
    as: 'new member',
    at: '/manage/privacy',
    steps: [
      press('Delete my account'),
      dialog('Delete your account?'),
      type('Password', 'other4tea'),
      type('Type DELETE to confirm', 'DELETE'),
    ],
    call: 'deleteAccount',
    flow: 'account deletion',
    send: press('Delete my account'),
    right: 'This password is incorrect.',
  },
  {
    name: 'Notifications',
    as: 'new member',
    at: '/manage/notifications',
    call: 'listNotifications',
    flow: 'notifications',
    right: (page) => page.getByRole('main').getByText(/^(?:Nothing new|No notifications|You have no)/),
  },
  {
    name: 'Notification settings',
    as: 'new member',
    at: '/manage/notifications/settings',
    call: 'getMessageChoices',
    flow: 'message choices',
    right: (page) => page.getByRole('switch', { name: 'Products back in stock: Email or SMS' }),
  },
  {
    name: 'Security',
    as: 'new member',
    at: '/manage/security',
    call: 'getAccountSecurity',
    flow: 'security',
    right: (page) => page.getByRole('button', { name: 'Change password' }),
  },
  {
    name: 'Password',
    as: 'new member',
    at: '/manage/security',
    steps: [
      press('Change password'),
      run((page) => page.getByRole('dialog').waitFor()),
      type('Current password', 'other4tea'),
      type('New password', 'neem5teas'),
      type('Confirm password', 'neem5teas'),
    ],
    call: 'changePassword',
    flow: 'password change',
    send: press(/^(?:Change|Save)/),
    right: 'This password is incorrect.',
  },
  {
    name: 'Agreement',
    as: 'new member',
    at: '/manage/agreement',
    call: 'getAgreement',
    flow: 'agreement',
    right: (page) => page.getByRole('main').getByRole('link', { name: 'Read the agreement' }),
  },
  {
    name: 'Identity card',
    as: 'asha',
    at: '/manage/identity-card',
    call: 'issueIdentityCard',
    flow: 'identity card',
    right: (page) => page.getByRole('button', { name: 'Open as PDF' }),
  },
  {
    name: 'Own grievances',
    as: 'new member',
    at: '/grievance/status',
    call: 'listOwnGrievances',
    flow: 'own grievances',
    right: 'You have not filed any complaints while logged in.',
  },
];
