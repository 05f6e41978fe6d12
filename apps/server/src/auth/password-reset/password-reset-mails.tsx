import { PasswordResetMail } from '@pgm/ui/mails/password-reset-mail';
import { SeveralAccountsMail } from '@pgm/ui/mails/several-accounts-mail';
import * as z from 'zod';
import { defineMessage } from '../../platform/messaging/message-definition.ts';
import { pageAddress } from '../../platform/messaging/page-address.ts';

const Facts = z.object({
  firstName: z.string(),
  username: z.string(),
  origin: z.string(),
  /** The accounts of an address that none has proven, where there are several. */
  usernames: z.array(z.string()).optional(),
  /** Whether there are more than those. */
  hasMore: z.boolean().optional(),
});

/** The message with a link that sets a new password after the old one was forgotten. */
export const passwordResetMessage = defineMessage({
  kind: 'PASSWORD_RESET',
  facts: Facts,
  toMail: (language, { firstName, username, usernames, hasMore = false, origin, token }) =>
    usernames ? (
      <SeveralAccountsMail
        usernames={usernames}
        hasMore={hasMore}
        href={pageAddress(origin, `/Associate/reset-password?several=1&token=${token}`, language)}
      />
    ) : (
      <PasswordResetMail
        firstName={firstName}
        username={username}
        href={pageAddress(origin, `/Associate/reset-password?token=${token}`, language)}
      />
    ),
});
