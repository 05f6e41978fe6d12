import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { SAMPLE_PASSWORD } from '../../seed/sample-accounts.ts';
import { BankDetailsOwner } from '../../../test/bank-details.ts';
import { GRIEVANCE } from '../../../test/grievance-filer.ts';
import { logIn } from '../../../test/identity.ts';
import { useTestApp } from '../../../test/test-app.ts';

/** How a table's rows about a member are treated in an export and when the account is deleted. */
interface Treatment {
  readonly inExport: 'whole' | 'in part' | 'not';
  /** 'unlinked': stays by law, but without the link to the account. */
  readonly whenDeleted: 'deleted' | 'unlinked' | 'nameless' | 'kept by law';
}

/**
 * Every table with a foreign key to an account or to an associate, by column. Add each new table here, and treat
 * it in the same way in `anonymise.ts` and in the export.
 */
const PERSONAL_TABLES: Readonly<Record<string, Treatment>> = {
  'addresses.user_id': { inExport: 'whole', whenDeleted: 'deleted' },
  'agreements.user_id': { inExport: 'whole', whenDeleted: 'deleted' },
  // Counters, and the places of other associates below.
  'associates.user_id': { inExport: 'whole', whenDeleted: 'nameless' },
  'associates.parent_id': { inExport: 'in part', whenDeleted: 'nameless' },
  'bank_details.user_id': { inExport: 'in part', whenDeleted: 'kept by law' },
  'bank_details_events.user_id': { inExport: 'whole', whenDeleted: 'deleted' },
  'bv_entries.user_id': { inExport: 'whole', whenDeleted: 'kept by law' },
  'cart_items.user_id': { inExport: 'whole', whenDeleted: 'deleted' },
  // Keys of browser requests, without any meaning outside.
  'cart_merges.user_id': { inExport: 'not', whenDeleted: 'deleted' },
  'consent_changes.user_id': { inExport: 'whole', whenDeleted: 'deleted' },
  // Links that restore earlier contacts, for seven days.
  'contact_undos.user_id': { inExport: 'not', whenDeleted: 'deleted' },
  // Leads of visitors who came by the member's link.
  'contacts.referred_by': { inExport: 'not', whenDeleted: 'nameless' },
  'coupon_uses.user_id': { inExport: 'whole', whenDeleted: 'kept by law' },
  'former_referral_codes.associate_id': { inExport: 'whole', whenDeleted: 'deleted' },
  // Secrets of a sign-in in progress.
  'google_sign_ins.user_id': { inExport: 'not', whenDeleted: 'deleted' },
  // Staff, whose accounts are not deleted in this way.
  'grievance_replies.actor_user_id': { inExport: 'not', whenDeleted: 'nameless' },
  'grievance_steps.actor_user_id': { inExport: 'not', whenDeleted: 'nameless' },
  'grievances.user_id': { inExport: 'whole', whenDeleted: 'unlinked' },
  'identity_cards.user_id': { inExport: 'whole', whenDeleted: 'deleted' },
  // Hashes of cookies, without any meaning outside.
  'known_devices.user_id': { inExport: 'not', whenDeleted: 'deleted' },
  'member_requests.user_id': { inExport: 'whole', whenDeleted: 'deleted' },
  // Another member's wish to be placed below.
  'member_requests.sponsor_id': { inExport: 'not', whenDeleted: 'nameless' },
  // Staff, whose accounts are not deleted in this way.
  'member_requests.decided_by': { inExport: 'not', whenDeleted: 'nameless' },
  'message_choices.user_id': { inExport: 'whole', whenDeleted: 'deleted' },
  'node_payments.associate_id': { inExport: 'whole', whenDeleted: 'kept by law' },
  'notifications.user_id': { inExport: 'whole', whenDeleted: 'deleted' },
  // Each is in the export by its entries of the ledger.
  'opening_points.user_id': { inExport: 'whole', whenDeleted: 'kept by law' },
  'order_events.actor_user_id': { inExport: 'in part', whenDeleted: 'kept by law' },
  // Staff, whose accounts are not deleted in this way.
  'order_notes.author_id': { inExport: 'not', whenDeleted: 'kept by law' },
  'orders.user_id': { inExport: 'whole', whenDeleted: 'kept by law' },
  'parent_changes.associate_id': { inExport: 'in part', whenDeleted: 'nameless' },
  'parent_changes.old_parent_id': { inExport: 'not', whenDeleted: 'nameless' },
  'parent_changes.new_parent_id': { inExport: 'not', whenDeleted: 'nameless' },
  'parent_changes.actor_id': { inExport: 'not', whenDeleted: 'nameless' },
  // The wish of an admin, with its reason; the member's export has the changes that were made.
  'parent_proposals.associate_id': { inExport: 'not', whenDeleted: 'deleted' },
  'parent_proposals.old_parent_id': { inExport: 'not', whenDeleted: 'nameless' },
  'parent_proposals.new_parent_id': { inExport: 'not', whenDeleted: 'nameless' },
  // Staff, whose accounts are not deleted in this way.
  'parent_proposals.asked_by': { inExport: 'not', whenDeleted: 'nameless' },
  'parent_proposals.decided_by': { inExport: 'not', whenDeleted: 'nameless' },
  'past_orders.user_id': { inExport: 'whole', whenDeleted: 'kept by law' },
  'password_resets.user_id': { inExport: 'not', whenDeleted: 'deleted' },
  // Copies of what the account shows; their words are removed once they are sent.
  'queued_messages.user_id': { inExport: 'not', whenDeleted: 'deleted' },
  // Of staff, whose accounts are not deleted in this way.
  'recovery_codes.user_id': { inExport: 'not', whenDeleted: 'deleted' },
  // Staff, whose accounts are not deleted in this way; an export has the refunds and reversals of its orders.
  'refunds.paid_by': { inExport: 'not', whenDeleted: 'kept by law' },
  'reversals.ended_by': { inExport: 'not', whenDeleted: 'kept by law' },
  'restock_requests.user_id': { inExport: 'whole', whenDeleted: 'deleted' },
  'second_factors.user_id': { inExport: 'not', whenDeleted: 'deleted' },
  'sessions.user_id': { inExport: 'in part', whenDeleted: 'deleted' },
  // An administrator, whose account is not deleted in this way.
  'staff_invitations.invited_by': { inExport: 'not', whenDeleted: 'kept by law' },
  // Of staff, whose accounts are not deleted in this way.
  'staff_notice_choices.user_id': { inExport: 'not', whenDeleted: 'deleted' },
  'payout_figures.associate_id': { inExport: 'whole', whenDeleted: 'kept by law' },
  // The place of another associate at that time.
  'payout_figures.sponsor_id': { inExport: 'not', whenDeleted: 'nameless' },
  // An admin, whose account is not deleted in this way.
  'payout_periods.closed_by': { inExport: 'not', whenDeleted: 'kept by law' },
  // Each that is in the ledger is in the export by its entry.
  'points_corrections.user_id': { inExport: 'whole', whenDeleted: 'kept by law' },
  // Staff, whose accounts are not deleted in this way.
  'points_corrections.asked_by': { inExport: 'not', whenDeleted: 'kept by law' },
  'points_corrections.decided_by': { inExport: 'not', whenDeleted: 'kept by law' },
  // Sums of the points of others; the own ones are in the ledger.
  'team_points.associate_id': { inExport: 'not', whenDeleted: 'nameless' },
  'wishlist_items.user_id': { inExport: 'whole', whenDeleted: 'deleted' },
};

const Columns = z.array(z.object({ column: z.string() }));

describe('every table about members', () => {
  const app = useTestApp();

  it('has a rule for exports and for deleted accounts', async () => {
    const rows = await app.sql(`
      select distinct t.relname || '.' || a.attname as column
      from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = t.oid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'associates'::regclass)
      union
      select table_name || '.' || column_name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'associate_id', 'member_id')
      order by 1`);
    expect(Columns.parse(rows).map(({ column }) => column)).toEqual(Object.keys(PERSONAL_TABLES).toSorted());
  });

  it('follows that rule when an account is deleted', async () => {
    const { token, user } = await logIn(app, 'asha');
    const headers = { Authorization: `Bearer ${token}` };
    await app.post('/grievances', GRIEVANCE, headers);
    await app.sql("update orders set status = 'DELIVERED', payment_status = 'PAID'");
    await app.sql("update payments set state = 'PAID'");
    await app.sql("update node_payments set status = 'PAID', paid_at = now()");
    await (await BankDetailsOwner.logIn(app, 'asha')).set();
    const [place] = await app.sql(`select id as column from associates where user_id = '${user.id}'`);
    const associate = Columns.element.parse(place).column;
    const counts = async () => {
      const counted: Record<string, number> = {};
      for (const name of Object.keys(PERSONAL_TABLES)) {
        const [table, column] = name.split('.');
        const rows = await app.sql(
          `select 1 from ${table} where ${column} in ('${user.id}', '${associate}')`,
        );
        counted[name] = rows.length;
      }
      return counted;
    };
    const before = await counts();
    expect(before['grievances.user_id']).toBe(1);
    expect((await app.post('/privacy/delete', { password: SAMPLE_PASSWORD }, headers)).status).toBe(200);
    expect(await counts()).toEqual(
      Object.fromEntries(
        Object.entries(PERSONAL_TABLES).map(([name, { whenDeleted }]) => [
          name,
          ['deleted', 'unlinked'].includes(whenDeleted) ? 0 : before[name],
        ]),
      ),
    );
  });
});
