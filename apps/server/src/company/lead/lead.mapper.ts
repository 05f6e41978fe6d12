import type { leads } from './lead.schema.ts';

/** What audit entries say of a lead: they outlive it, and have nothing of the visitor, and nothing that staff wrote. */
export function toLeadFacts({ id, status, assignedTo, version }: typeof leads.$inferSelect) {
  return { id, status, assignee: assignedTo, version };
}
