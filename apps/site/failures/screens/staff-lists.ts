import type { Page } from '@playwright/test';
import type { Screen } from '../screen.ts';

/** The list of a staff page: its rows, or that there are none. */
const list = (title: string, path: string, call: string, flow: string, empty: string): Screen => ({
  name: `${title}: list`,
  as: 'admin',
  at: `/dashboard/${path}`,
  call,
  flow,
  right: (page: Page) =>
    page
      .getByRole('table', { name: title, exact: true })
      .locator('tbody td')
      .filter({ hasText: /\S/ })
      .or(page.getByText(empty, { exact: true })),
});

/** The list of each staff page. */
export const staffLists: readonly Screen[] = [
  list('Orders', 'orders', 'listAllOrders', 'orders list', 'No orders'),
  list('Coupons', 'coupons', 'listStaffCoupons', 'coupons list', 'No coupons'),
  list('Leads', 'leads', 'listStaffLeads', 'leads list', 'No leads'),
  list('Grievances', 'grievances', 'listGrievances', 'grievances list', 'No grievances'),
  list('Reply templates', 'reply-templates', 'listReplyTemplates', 'reply-templates list', 'No templates'),
  list('Requests', 'requests', 'listAllMemberRequests', 'requests list', 'No requests'),
  list('Members', 'members', 'listMembers', 'members list', 'No members found'),
  list('Associates', 'associates', 'listAssociates', 'associates list', 'No associates found'),
  list('Notifications', 'notices', 'listStaffNotices', 'notices list', 'Nothing new'),
  list('Payouts', 'payouts', 'listPayoutPeriods', 'payouts list', 'No payouts'),
  list('Bank accounts', 'bank-details', 'listMemberBankDetails', 'bank-details list', 'No bank accounts'),
  list(
    'Corrections of points',
    'points-corrections',
    'listPointsCorrections',
    'points-corrections list',
    'No corrections',
  ),
  list('Products', 'products', 'listStaffProducts', 'products list', 'No products'),
  list('Stock', 'stock', 'listStaffStock', 'stock list', 'No products'),
  list('Categories', 'categories', 'listStaffCategories', 'categories list', 'No categories'),
  list('Brands', 'brands', 'listStaffBrands', 'brands list', 'No brands'),
  list('Reviews', 'reviews', 'listStaffReviews', 'reviews list', 'No reviews'),
  list(
    'Product questions',
    'product-questions',
    'listStaffProductQuestions',
    'product-questions list',
    'No questions',
  ),
  list('Articles and pages', 'articles', 'listStaffArticles', 'articles list', 'No articles'),
  list('Media', 'media', 'listMedia', 'media list', 'No images'),
  list('Staff accounts', 'staff-accounts', 'listStaffAccounts', 'staff-accounts list', 'Nothing found'),
  list(
    'Staff invitations',
    'staff-invitations',
    'listInvitations',
    'staff-invitations list',
    'No invitations',
  ),
  list('Audit', 'audit', 'listAuditEntries', 'audit list', 'No changes by staff yet.'),
  list('Failed jobs', 'jobs', 'listSetAsideRows', 'jobs list', 'No job has failed.'),
  list('Messages', 'messages', 'listMessages', 'messages list', 'No messages'),
];
