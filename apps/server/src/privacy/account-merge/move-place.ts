import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { leads } from '../../company/lead/lead.schema.ts';
import { associates } from '../../members/associate/associate.schema.ts';
import { formerReferralCodes } from '../../members/associate/former-referral-code.schema.ts';
import { parentChanges } from '../../members/associate/parent-change.schema.ts';
import { parentProposals } from '../../members/associate/parent-proposal.schema.ts';
import { moveInTree, moveTeam } from '../../members/associate/tree.transactions.ts';
import { memberRequests } from '../../members/member-request/member-request.schema.ts';
import type { Editor } from '../../platform/record/record-change.ts';

type Place = typeof associates.$inferSelect;

/** The places of two accounts that are merged; the tree is locked. */
interface PlaceMerge {
  readonly to: Place;
  readonly from: Place;
  readonly editor: Editor;
}

/** How much has moved. */
interface MovedPlace {
  /** The associates directly below, with all below them. */
  readonly team: number;
  readonly leads: number;
}

/**
 * Gives the team of a place to another one, with its codes and its points of teams, and takes it out of the tree. A place that
 * is directly below the other one takes its level. Points of teams are added as they were counted, so their sum stays.
 */
export async function movePlace(tx: Database, { to, from, editor }: PlaceMerge): Promise<MovedPlace> {
  const move = { bvValue: 0, actorId: editor.actorId, createdAt: editor.at };
  let size = from.totalCount;
  if (to.parentId === from.id) {
    const moved = { id: to.id, oldParentId: from.id, newParentId: from.parentId, size: to.totalCount + 1 };
    await moveInTree(tx, moved);
    await tx.insert(parentChanges).values({
      ...move,
      id: sql`gen_random_uuid()`,
      associateId: to.id,
      oldParentId: from.id,
      newParentId: from.parentId,
      movedCount: moved.size,
    });
    size -= moved.size;
  }
  const team = await tx.$count(associates, eq(associates.parentId, from.id));
  await tx.execute(sql`
    insert into parent_changes (id, associate_id, old_parent_id, new_parent_id, bv_value, moved_count, actor_id, created_at)
    select gen_random_uuid(), id, ${from.id}, ${to.id}, 0, total_count + 1, ${editor.actorId}, ${editor.at.toISOString()}::timestamptz
    from associates where parent_id = ${from.id}`);
  await moveTeam(tx, { fromId: from.id, toId: to.id, directs: team, size });
  if (from.parentId !== null)
    await moveInTree(tx, { id: from.id, oldParentId: from.parentId, newParentId: null, size: 1 });

  await tx.execute(sql`
    insert into team_points (associate_id, month, points)
    select ${to.id}, month, points from team_points where associate_id = ${from.id} order by month
    on conflict (associate_id, month) do update set points = team_points.points + excluded.points`);
  await tx.execute(sql`delete from team_points where associate_id = ${from.id}`);
  // The codes on cards and in links lead to the associate who stays.
  await tx
    .update(formerReferralCodes)
    .set({ associateId: to.id })
    .where(eq(formerReferralCodes.associateId, from.id));
  await tx
    .insert(formerReferralCodes)
    .values({ code: from.referralCode, associateId: to.id, replacedAt: editor.at });

  await tx.delete(parentProposals).where(eq(parentProposals.associateId, from.id));
  for (const column of ['oldParentId', 'newParentId'] as const)
    await tx
      .update(parentProposals)
      .set({ [column]: to.id })
      .where(and(eq(parentProposals[column], from.id), ne(parentProposals.associateId, to.id)));
  await tx.update(memberRequests).set({ sponsorId: to.id }).where(eq(memberRequests.sponsorId, from.id));
  const referred = await tx.$count(leads, eq(leads.referredBy, from.id));
  await tx.update(leads).set({ referredBy: to.id }).where(eq(leads.referredBy, from.id));
  return { team, leads: referred };
}
