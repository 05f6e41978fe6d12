import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../auth/user/user.schema.ts';
import { messageLanguage } from '../../platform/messaging/queued-message.schema.ts';
import { staffNoticeKind } from '../../platform/messaging/staff-notice.schema.ts';

/** What a staff member has read, and what notifies them. No row: nothing is read, and all is as at first. */
export const staffNoticeChoices = pgTable('staff_notice_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The time of the newest notice that was marked as read; null before the first. */
  readUpTo: timestamp('read_up_to', { withTimezone: true }),
  /** The kinds that the bell does not count. */
  bellOff: staffNoticeKind('bell_off').array().notNull().default([]),
  /** The kinds that are also mailed. */
  mail: staffNoticeKind().array().notNull().default([]),
  /** The language of the mails: the one in which they were chosen. */
  language: messageLanguage().notNull().default('en'),
});
