/**
 * The notifications of members and staff, in English, with the placeholders that the server fills; each has a Hindi
 * translation.
 */
export const NOTIFICATION_TEXTS = {
  orderConfirmed: 'Your order {number} is confirmed.',
  orderPacked: 'Your order {number} is packed.',
  orderShipped: 'Your order {number} is on its way.',
  orderDelivered: 'Your order {number} was delivered.',
  orderCancelled: 'Your order {number} was cancelled.',
  orderPartlyCancelled: 'Part of your order {number} was cancelled.',
  orderReturned: 'We have received your return of order {number}.',
  returnAccepted: 'Your return of order {number} was accepted. Please send the goods back.',
  refunded: 'Your money for order {number} is back.',
  returnRejected: 'Your return of order {number} was refused.',
  pointConfirmed: '1 point of order {number} is confirmed.',
  pointsConfirmed: '{points} points of order {number} are confirmed.',
  pointExpires: '1 point of order {number} expires after {date}.',
  pointsExpire: '{points} points of order {number} expire after {date}.',
  pointExpired: '1 point of order {number} has expired.',
  pointsExpired: '{points} points of order {number} have expired.',
  parentChangeApproved: 'Your request for another sponsor was approved.',
  parentChangeRejected: 'Your request for another sponsor was rejected.',
  correctionApproved: 'Your request to correct your profile was approved.',
  correctionRejected: 'Your request to correct your profile was rejected.',
  agreementWithdrawn: 'You have withdrawn from the agreement. You can go on shopping with this account.',
  memberWithdrew: 'The member @{username} has withdrawn from the agreement.',
  grievanceInProgress: 'We are working on your complaint {number}.',
  grievanceResolved: 'Your complaint {number} is resolved.',
  grievanceClosed: 'Your complaint {number} is closed.',
  lowStock: 'Low stock: {quantity} left of {product}.',
  soldOut: '{product} is sold out.',
  backInStock: '{product} is back in stock.',
} as const;
