import type { MessageKind } from '@pgm/api/contract';

/** The kinds of messages as staff read them; English. */
export const KIND_LABELS: Readonly<Record<MessageKind, string>> = {
  ORDER_PLACED: 'Order placed',
  ORDER_PAID: 'Order paid',
  ORDER_CONFIRMED: 'Order confirmed',
  ORDER_SHIPPED: 'Order shipped',
  ORDER_DELIVERED: 'Order delivered',
  ORDER_CANCELLED: 'Order cancelled',
  ORDER_ENLARGED: 'Pieces added to an order',
  ORDER_PARTLY_CANCELLED: 'Order partly cancelled',
  RETURN_ACCEPTED: 'Return accepted',
  RETURN_REJECTED: 'Return declined',
  REFUNDED: 'Money refunded',
  BACK_IN_STOCK: 'Product back in stock',
  GRIEVANCE_REGISTERED: 'Complaint registered',
  GRIEVANCE_RESOLVED: 'Complaint resolved',
  PASSWORD_RESET: 'Link for a new password',
  PASSWORD_CHANGED: 'Password changed',
  SECOND_FACTOR_CHANGED: 'Second factor changed',
  USERNAME_CHANGED: 'Username changed',
  PROFILE_CHANGED: 'Profile changed by staff',
  ACCOUNTS_MERGED: 'Accounts merged',
  CONTACT_CHANGED: 'Contact changed',
  STAFF_NOTICES: 'Notices to staff',
  STAFF_INVITED: 'Invitation to staff',
};
