import type { MessageKind } from '@pgm/api/contract';
import { AccountNoticeMail, type AccountNoticeMailProps } from '@pgm/ui/mails/account-notice-mail';
import * as z from 'zod';
import { defineMessage } from '../../platform/messaging/message-definition.ts';

const Facts = z.object({ firstName: z.string(), username: z.string() });

/** The message about a new password. */
export const passwordChangedMessage = toMessage('PASSWORD_CHANGED', 'password');

/** The message about a new username. */
export const usernameChangedMessage = toMessage('USERNAME_CHANGED', 'username');

/** The message about a new app for the codes of a staff account. */
export const secondFactorChangedMessage = toMessage('SECOND_FACTOR_CHANGED', 'secondFactor');

/** The message about another bank account or PAN; an SMS reaches a member without a proven address. */
export const bankDetailsChangedMessage = defineMessage({
  kind: 'BANK_DETAILS_CHANGED',
  facts: Facts,
  toMail: (_language, facts) => <AccountNoticeMail change="bankDetails" {...facts} />,
  toSms: ({ brandName }) => ({
    text: `The bank account or PAN of your ${brandName} account was changed. If that was not you, log in, choose a new password and call us.`,
    about: 'BANK_DETAILS',
  }),
});

function toMessage(kind: MessageKind, change: AccountNoticeMailProps['change']) {
  return defineMessage({
    kind,
    facts: Facts,
    toMail: (_language, facts) => <AccountNoticeMail change={change} {...facts} />,
  });
}
