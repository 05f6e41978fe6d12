import type { StaffNotice, StaffNoticeKind } from './notice.ts';

const TEXTS: Readonly<Record<StaffNoticeKind, string>> = {
  NEW_ORDER: 'New order {name}',
  RETURN_REQUESTED: 'Return requested for order {name}',
  REFUND_FAILED: 'A refund for order {name} failed. Pay it by hand.',
  LOW_STOCK: 'Low stock: {quantity} left of {name}',
  NEW_REVIEW: 'New review of {name}',
  NEW_PRODUCT_QUESTION: 'New question about {name}',
  NEW_LEAD: 'New lead',
  NEW_GRIEVANCE: 'New complaint {name}',
  GRIEVANCE_REOPENED: 'Complaint {name} was reopened',
  GRIEVANCE_REPLY: 'New reply to complaint {name}',
  GRIEVANCE_DUE: 'Complaint {name} must be resolved soon',
  GRIEVANCE_OVERDUE: 'Complaint {name} is overdue',
  NEW_REQUEST: 'New member request',
  AGREEMENT_WITHDRAWN: 'The member @{name} has withdrawn from the agreement.',
  CERTIFICATE_ENDS: '{name}: ends within {quantity} days',
};

const SOLD_OUT = 'Sold out: {name}';

const CERTIFICATE_ENDED = '{name}: has ended, so visitors do not see it';

/** The sentence of a notice in English, for `t()`, and the values of its placeholders. */
export function toStaffNoticeText({ kind, name, quantity }: Pick<StaffNotice, 'kind' | 'name' | 'quantity'>) {
  return { text: toText(kind, quantity), values: { name, quantity: quantity ?? 0 } };
}

function toText(kind: StaffNoticeKind, quantity: number | null): string {
  if (kind === 'LOW_STOCK' && quantity === 0) return SOLD_OUT;
  if (kind === 'CERTIFICATE_ENDS' && quantity === null) return CERTIFICATE_ENDED;
  return TEXTS[kind];
}
