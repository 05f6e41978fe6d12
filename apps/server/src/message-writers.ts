import { contactChangedMessage } from './auth/account/contact-change/contact-change-messages.ts';
import { passwordResetMessage } from './auth/account/password-reset/password-reset-mails.ts';
import {
  passwordChangedMessage,
  secondFactorChangedMessage,
  usernameChangedMessage,
} from './auth/account/security/account-notice-mails.ts';
import { restockMessage } from './catalogue/restock/restock-mails.ts';
import { grievanceRegisteredMessage, grievanceResolvedMessage } from './company/grievance/grievance-mails.ts';
import type { MessageWriters } from './platform/messaging/message-definition.ts';
import { staffNoticesMessage } from './staff/notice/notice-mails.ts';
import { orderMessages } from './sales/order/order-mails.ts';

/** What writes the messages of each kind. */
export const messageWriters: MessageWriters = {
  ...orderMessages,
  BACK_IN_STOCK: restockMessage,
  GRIEVANCE_REGISTERED: grievanceRegisteredMessage,
  GRIEVANCE_RESOLVED: grievanceResolvedMessage,
  PASSWORD_RESET: passwordResetMessage,
  PASSWORD_CHANGED: passwordChangedMessage,
  SECOND_FACTOR_CHANGED: secondFactorChangedMessage,
  USERNAME_CHANGED: usernameChangedMessage,
  CONTACT_CHANGED: contactChangedMessage,
  STAFF_NOTICES: staffNoticesMessage,
};
