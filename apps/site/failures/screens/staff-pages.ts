import type { Screen } from '../screen.ts';
import { findId } from './records.ts';

/** The staff pages that are no lists. */
export const staffPages: readonly Screen[] = [
  {
    name: 'Figures of today',
    as: 'admin',
    at: '/dashboard',
    call: 'getFigures',
    flow: 'figures',
    right: (page) => page.getByRole('heading', { name: 'Today', level: 1 }),
  },
  {
    name: 'What people look for',
    as: 'admin',
    at: '/dashboard',
    call: 'getInterest',
    flow: 'interest',
    right: (page) => page.getByRole('heading', { name: 'Today', level: 1 }),
  },
  {
    name: 'Order',
    as: 'admin',
    at: async (visit) => `/dashboard/orders/${await findId(visit, 'listAllOrders')}`,
    call: 'getStaffOrder',
    flow: 'staff order',
    right: (page) => page.getByRole('button', { name: 'Add a note' }),
  },
  {
    name: 'Member',
    as: 'admin',
    at: async (visit) => `/dashboard/members/${await findId(visit, 'listMembers', 'asha')}`,
    call: 'getMember',
    flow: 'member page',
    right: (page) => page.getByRole('heading', { level: 1, name: 'Asha Mishra' }),
  },
  {
    name: 'Product',
    as: 'admin',
    at: async (visit) => `/dashboard/products/${await findId(visit, 'listStaffProducts')}`,
    call: 'getStaffProduct',
    flow: 'product editor',
    right: (page) => page.getByRole('main').getByLabel(/^Price, taxes included/),
  },
  {
    name: 'Article',
    as: 'admin',
    at: async (visit) => `/dashboard/articles/${await findId(visit, 'listStaffArticles')}`,
    call: 'getStaffArticle',
    flow: 'article editor',
    right: (page) => page.getByRole('toolbar', { name: 'Format of “Text”' }),
  },
  {
    name: 'Article: versions',
    as: 'admin',
    at: async (visit) => `/dashboard/articles/${await findId(visit, 'listStaffArticles')}`,
    call: 'listArticleVersions',
    flow: 'article versions',
    right: (page) => page.getByText('Version 1'),
  },
  {
    name: 'Notification settings',
    as: 'staff',
    at: '/dashboard/notice-settings',
    call: 'getNoticeChoices',
    flow: 'notice choices',
    right: (page) => page.getByRole('switch', { name: 'New orders: Email' }),
  },
];
