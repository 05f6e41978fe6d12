import { PasswordChangedMail } from '@pgm/ui/mails/password-changed-mail';
import { SecondFactorMail } from '@pgm/ui/mails/second-factor-mail';
import { UsernameChangedMail } from '@pgm/ui/mails/username-changed-mail';
import * as z from 'zod';
import { defineMessage } from '../../../platform/messaging/message-definition.ts';

const Facts = z.object({ firstName: z.string(), username: z.string() });

/** The message about a new password. */
export const passwordChangedMessage = defineMessage({
  kind: 'PASSWORD_CHANGED',
  facts: Facts,
  toMail: (_language, { firstName, username }) => (
    <PasswordChangedMail firstName={firstName} username={username} />
  ),
});

/** The message about a new app for the codes of a staff account. */
export const secondFactorChangedMessage = defineMessage({
  kind: 'SECOND_FACTOR_CHANGED',
  facts: Facts,
  toMail: (_language, { firstName, username }) => (
    <SecondFactorMail firstName={firstName} username={username} />
  ),
});

/** The message about a new username. */
export const usernameChangedMessage = defineMessage({
  kind: 'USERNAME_CHANGED',
  facts: Facts,
  toMail: (_language, { firstName, username }) => (
    <UsernameChangedMail firstName={firstName} username={username} />
  ),
});
