import type { StaffNotice } from '@pgm/api/contract';
import { hasPage } from '../pages/pages.tsx';

type Subject = Pick<StaffNotice, 'kind' | 'subjectId' | 'name'>;

/** The page of the staff area, and the rest of the address that leads to the record in it. */
const PAGES: Readonly<
  Record<StaffNotice['kind'], { readonly page: string; readonly rest: (subject: Subject) => string }>
> = {
  NEW_ORDER: { page: '/dashboard/orders', rest: toPage },
  RETURN_REQUESTED: { page: '/dashboard/orders', rest: toPage },
  REFUND_FAILED: { page: '/dashboard/orders', rest: toPage },
  LOW_STOCK: {
    page: '/dashboard/stock',
    rest: ({ name }) => `?search=${encodeURIComponent(name)}`,
  },
  NEW_REVIEW: { page: '/dashboard/reviews', rest: toDialog },
  NEW_PRODUCT_QUESTION: { page: '/dashboard/product-questions', rest: toDialog },
  NEW_LEAD: { page: '/dashboard/leads', rest: toDialog },
  NEW_GRIEVANCE: { page: '/dashboard/grievances', rest: toDialog },
  GRIEVANCE_REOPENED: { page: '/dashboard/grievances', rest: toDialog },
  GRIEVANCE_REPLY: { page: '/dashboard/grievances', rest: toDialog },
  GRIEVANCE_DUE: { page: '/dashboard/grievances', rest: toDialog },
  GRIEVANCE_OVERDUE: { page: '/dashboard/grievances', rest: toDialog },
  NEW_REQUEST: { page: '/dashboard/requests', rest: toDialog },
  AGREEMENT_WITHDRAWN: { page: '/dashboard/members', rest: toPage },
  CERTIFICATE_ENDS: { page: '/dashboard/company', rest: () => '#facts-certificates' },
};

/** The address of the record that a notice is about; undefined while the staff area has no page for it. */
export function toNoticeHref(notice: Subject): string | undefined {
  const { page, rest } = PAGES[notice.kind];
  return hasPage(page) ? page + rest(notice) : undefined;
}

function toPage({ subjectId }: Subject): string {
  return `/${subjectId}`;
}

function toDialog({ subjectId }: Subject): string {
  return `?open=${subjectId}`;
}
