import { contactChangedMessage } from './auth/contact-change/contact-change-messages.tsx';
import { passwordResetMessage } from './auth/password-reset/password-reset-mails.tsx';
import {
  bankDetailsChangedMessage,
  passwordChangedMessage,
  secondFactorChangedMessage,
  usernameChangedMessage,
} from './auth/account-security/account-notice-mails.tsx';
import { restockMessage } from './catalogue/restock/restock-mails.tsx';
import {
  grievanceRegisteredMessage,
  grievanceReplyMessage,
  grievanceResolvedMessage,
} from './company/grievance/grievance-mails.tsx';
import { accountsMergedMessage } from './privacy/account-merge/accounts-merged-mails.ts';
import { profileChangedMessage } from './members/profile/profile-changed-mails.ts';
import type { MessageWriters } from './platform/messaging/message-definition.ts';
import { invitationMessage } from './staff/invitation/invitation-mails.tsx';
import { staffNoticesMessage } from './staff/notice/notice-mails.ts';
import { orderMessages } from './sales/order-message/order-mails.tsx';

/** What writes the messages of each kind. */
export const messageWriters: MessageWriters = {
  ...orderMessages,
  BACK_IN_STOCK: restockMessage,
  GRIEVANCE_REGISTERED: grievanceRegisteredMessage,
  GRIEVANCE_RESOLVED: grievanceResolvedMessage,
  GRIEVANCE_REPLY: grievanceReplyMessage,
  PASSWORD_RESET: passwordResetMessage,
  PASSWORD_CHANGED: passwordChangedMessage,
  SECOND_FACTOR_CHANGED: secondFactorChangedMessage,
  USERNAME_CHANGED: usernameChangedMessage,
  PROFILE_CHANGED: profileChangedMessage,
  BANK_DETAILS_CHANGED: bankDetailsChangedMessage,
  ACCOUNTS_MERGED: accountsMergedMessage,
  CONTACT_CHANGED: contactChangedMessage,
  STAFF_NOTICES: staffNoticesMessage,
  STAFF_INVITED: invitationMessage,
};
