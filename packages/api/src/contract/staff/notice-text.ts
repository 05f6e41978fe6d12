import type { StaffNotice, StaffNoticeKind } from './notice.ts';

const TEXTS: Readonly<Record<StaffNoticeKind, string>> = {
  NEW_ORDER: 'New order {name}',
  RETURN_REQUESTED: 'Return requested for order {name}',
  REFUND_FAILED: 'A refund for order {name} failed. Pay it by hand.',
  LOW_STOCK: 'Low stock: {quantity} left of {name}',
  NEW_LEAD: 'New lead',
  NEW_GRIEVANCE: 'New complaint {name}',
  GRIEVANCE_REOPENED: 'Complaint {name} was reopened',
  GRIEVANCE_REPLY: 'New reply to complaint {name}',
  GRIEVANCE_DUE: 'Complaint {name} must be resolved soon',
  GRIEVANCE_OVERDUE: 'Complaint {name} is overdue',
  NEW_REQUEST: 'New member request',
  AGREEMENT_WITHDRAWN: 'The member @{name} has withdrawn from the agreement.',
};

const SOLD_OUT = 'Sold out: {name}';

/** The sentence of a notice in English, for `t()`, and the values of its placeholders. */
export function toStaffNoticeText({ kind, name, quantity }: Pick<StaffNotice, 'kind' | 'name' | 'quantity'>) {
  const text = kind === 'LOW_STOCK' && quantity === 0 ? SOLD_OUT : TEXTS[kind];
  return { text, values: { name, quantity: quantity ?? 0 } };
}
