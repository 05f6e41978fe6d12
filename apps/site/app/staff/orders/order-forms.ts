/** The forms that change an order, the usual one first; the address opens each by its name. */
export const ORDER_FORMS = [
  'pack',
  'ship',
  'receive',
  'undelivered',
  'refund',
  'shipment',
  'address',
  'add',
  'decline',
  'note',
  'cancel',
] as const;
export type OrderForm = (typeof ORDER_FORMS)[number];

/** The forms as their buttons and titles name them. */
export const FORM_LABELS: Readonly<Record<OrderForm, string>> = {
  pack: 'Pack',
  ship: 'Ship',
  receive: 'Received',
  refund: 'Refund',
  shipment: 'Change the shipment',
  undelivered: 'Came back undelivered',
  address: 'Change the address',
  add: 'Add pieces',
  decline: 'Decline return',
  note: 'Add a note',
  cancel: 'Cancel order',
};
