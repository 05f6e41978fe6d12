import { StaffInvitationMail } from '@pgm/ui/mails/staff-invitation-mail';
import * as z from 'zod';
import { defineMessage } from '../../platform/messaging/message-definition.ts';
import { pageAddress } from '../../platform/messaging/page-address.ts';

/** The message with the link of an invitation to staff. */
export const invitationMessage = defineMessage({
  kind: 'STAFF_INVITED',
  facts: z.object({ origin: z.string(), email: z.string(), expiresAt: z.string() }),
  toMail: (language, { origin, token, email, expiresAt }) => (
    <StaffInvitationMail
      email={email}
      expiresAt={expiresAt}
      href={pageAddress(origin, `/manage/staff-invitation?token=${token}`, language)}
    />
  ),
});
