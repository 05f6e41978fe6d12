import type { QueryOf, ReplyTemplate, listReplyTemplates } from '@pgm/api/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { single } from '../../platform/database/single.ts';
import { containsIn, defineStaffList } from '../../platform/http/staff-list.ts';
import type { RecordKind } from '../../platform/record/record-kind.ts';
import { replyTemplates } from './reply-template.schema.ts';

type TemplateRow = typeof replyTemplates.$inferSelect;

/** What staff set of a template. */
type TemplateFields = Pick<TemplateRow, 'title' | 'english' | 'hindi'>;

/** The templates for staff, or the deleted ones. */
export const staffReplyTemplates = defineStaffList({
  select: (db) => db.select().from(replyTemplates).$dynamic(),
  id: replyTemplates.id,
  orders: { title: [asc, replyTemplates.title], newest: [desc, replyTemplates.createdAt] },
  matching: ({ deleted, search }: QueryOf<typeof listReplyTemplates>) =>
    and(
      eq(replyTemplates.isDeleted, deleted === 'true'),
      containsIn(search, replyTemplates.title, replyTemplates.english, replyTemplates.hindi),
    ),
  toItem: toReplyTemplate,
});

/** How staff edit templates. */
export const replyTemplateKind: RecordKind<TemplateRow, TemplateFields, ReplyTemplate> = {
  name: 'reply-template',
  notFound: 'Template not found',
  insert: async (tx, fields) => single(await tx.insert(replyTemplates).values(fields).returning()),
  async lock(tx, id) {
    const [row] = await tx
      .select()
      .from(replyTemplates)
      .where(eq(replyTemplates.id, id))
      .for('no key update');
    return row;
  },
  update: async (tx, id, changes) =>
    single(await tx.update(replyTemplates).set(changes).where(eq(replyTemplates.id, id)).returning()),
  find: async (db, id) =>
    toReplyTemplate(single(await db.select().from(replyTemplates).where(eq(replyTemplates.id, id)))),
};

function toReplyTemplate({ id, title, english, hindi, isDeleted, version }: TemplateRow): ReplyTemplate {
  return { id, title, english, hindi, isDeleted, version };
}
