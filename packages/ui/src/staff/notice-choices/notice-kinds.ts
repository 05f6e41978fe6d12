/** What each kind of notice to staff is called, in English. */
export const NOTICE_KIND_LABELS = {
  NEW_ORDER: 'New orders',
  RETURN_REQUESTED: 'Return requests',
  REFUND_FAILED: 'Failed refunds',
  LOW_STOCK: 'Low stock',
  NEW_REVIEW: 'New reviews',
  NEW_PRODUCT_QUESTION: 'New questions about products',
  NEW_LEAD: 'New leads',
  NEW_GRIEVANCE: 'New complaints',
  GRIEVANCE_REOPENED: 'Reopened complaints',
  GRIEVANCE_REPLY: 'Replies to complaints',
  GRIEVANCE_DUE: 'Complaints near their last day',
  GRIEVANCE_OVERDUE: 'Overdue complaints',
  NEW_REQUEST: 'Member requests',
  AGREEMENT_WITHDRAWN: 'Withdrawals from the agreement',
  CERTIFICATE_ENDS: 'Certificates that end',
} as const;

export type NoticeKind = keyof typeof NOTICE_KIND_LABELS;
