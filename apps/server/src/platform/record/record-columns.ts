import { boolean, integer } from 'drizzle-orm/pg-core';

/** The columns of every record that staff edit: what is deleted can be restored, and `version` counts the changes. */
export function recordColumns() {
  return {
    isDeleted: boolean('is_deleted').notNull().default(false),
    version: integer().notNull().default(1),
  };
}
