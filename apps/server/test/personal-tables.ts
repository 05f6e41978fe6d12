/** How a table's rows about a member are treated in an export, when the account is deleted, and when it is merged with another one. */
export interface Treatment {
  readonly inExport: 'whole' | 'in part' | 'not';
  /** 'unlinked': stays by law, but without the link to the account. */
  readonly whenDeleted: 'deleted' | 'unlinked' | 'nameless' | 'kept by law';
  /**
   * 'united': as far as the account that stays does not have the same. 'stays': names the account of that time, and the
   * account that stays reads it where it must.
   */
  readonly whenMerged: 'moved' | 'united' | 'ended' | 'stays';
}

/**
 * Every table with a foreign key to an account or to an associate, by column. Add each new table here, and treat
 * it in the same way in `anonymise.transactions.ts`, in `account-merge/` and in the export.
 */
export const PERSONAL_TABLES: Readonly<Record<string, Treatment>> = {
  // The merges of a member's accounts; the export has their times.
  'account_merges.into_id': { inExport: 'in part', whenDeleted: 'nameless', whenMerged: 'moved' },
  'account_merges.into_place_id': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'moved' },
  'account_merges.merged_by': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'stays' },
  'account_merges.merged_id': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'stays' },
  'account_merges.merged_place_id': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'stays' },
  'addresses.user_id': { inExport: 'whole', whenDeleted: 'deleted', whenMerged: 'united' },
  'agreements.user_id': { inExport: 'whole', whenDeleted: 'deleted', whenMerged: 'united' },
  // Counters, and the places of other associates below.
  'associates.user_id': { inExport: 'whole', whenDeleted: 'nameless', whenMerged: 'stays' },
  'associates.parent_id': { inExport: 'in part', whenDeleted: 'nameless', whenMerged: 'moved' },
  'bank_details.user_id': { inExport: 'in part', whenDeleted: 'kept by law', whenMerged: 'united' },
  'bank_details_events.user_id': { inExport: 'whole', whenDeleted: 'deleted', whenMerged: 'united' },
  'bv_entries.user_id': { inExport: 'whole', whenDeleted: 'kept by law', whenMerged: 'moved' },
  'cart_items.user_id': { inExport: 'whole', whenDeleted: 'deleted', whenMerged: 'united' },
  // Keys of browser requests, without any meaning outside.
  'cart_merges.user_id': { inExport: 'not', whenDeleted: 'deleted', whenMerged: 'ended' },
  'consent_changes.user_id': { inExport: 'whole', whenDeleted: 'deleted', whenMerged: 'ended' },
  // Links that restore earlier contacts, for seven days.
  'contact_undos.user_id': { inExport: 'not', whenDeleted: 'deleted', whenMerged: 'ended' },
  // Leads of visitors who came by the member's link.
  'contacts.referred_by': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'moved' },
  'coupon_uses.user_id': { inExport: 'whole', whenDeleted: 'kept by law', whenMerged: 'moved' },
  'former_referral_codes.associate_id': { inExport: 'whole', whenDeleted: 'deleted', whenMerged: 'united' },
  // Secrets of a sign-in in progress.
  'google_sign_ins.user_id': { inExport: 'not', whenDeleted: 'deleted', whenMerged: 'ended' },
  // Staff, whose accounts are not deleted in this way.
  'grievance_replies.actor_user_id': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'stays' },
  'grievance_steps.actor_user_id': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'stays' },
  'grievances.user_id': { inExport: 'whole', whenDeleted: 'unlinked', whenMerged: 'moved' },
  'identity_cards.user_id': { inExport: 'whole', whenDeleted: 'deleted', whenMerged: 'united' },
  // Hashes of cookies, without any meaning outside.
  'known_devices.user_id': { inExport: 'not', whenDeleted: 'deleted', whenMerged: 'ended' },
  'member_requests.user_id': { inExport: 'whole', whenDeleted: 'deleted', whenMerged: 'moved' },
  // Another member's wish to be placed below.
  'member_requests.sponsor_id': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'moved' },
  // Staff, whose accounts are not deleted in this way.
  'member_requests.decided_by': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'stays' },
  'message_choices.user_id': { inExport: 'whole', whenDeleted: 'deleted', whenMerged: 'ended' },
  'node_payments.associate_id': { inExport: 'whole', whenDeleted: 'kept by law', whenMerged: 'stays' },
  'notifications.user_id': { inExport: 'whole', whenDeleted: 'deleted', whenMerged: 'united' },
  // Each is in the export by its entries of the ledger.
  'opening_points.user_id': { inExport: 'whole', whenDeleted: 'kept by law', whenMerged: 'stays' },
  'order_events.actor_user_id': { inExport: 'in part', whenDeleted: 'kept by law', whenMerged: 'stays' },
  // Staff, whose accounts are not deleted in this way.
  'order_notes.author_id': { inExport: 'not', whenDeleted: 'kept by law', whenMerged: 'stays' },
  'orders.user_id': { inExport: 'whole', whenDeleted: 'kept by law', whenMerged: 'moved' },
  'parent_changes.associate_id': { inExport: 'in part', whenDeleted: 'nameless', whenMerged: 'stays' },
  'parent_changes.old_parent_id': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'stays' },
  'parent_changes.new_parent_id': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'stays' },
  'parent_changes.actor_id': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'stays' },
  // The wish of an admin, with its reason; the member's export has the changes that were made.
  'parent_proposals.associate_id': { inExport: 'not', whenDeleted: 'deleted', whenMerged: 'ended' },
  'parent_proposals.old_parent_id': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'moved' },
  'parent_proposals.new_parent_id': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'moved' },
  // Staff, whose accounts are not deleted in this way.
  'parent_proposals.asked_by': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'stays' },
  'parent_proposals.decided_by': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'stays' },
  'past_orders.user_id': { inExport: 'whole', whenDeleted: 'kept by law', whenMerged: 'moved' },
  'password_resets.user_id': { inExport: 'not', whenDeleted: 'deleted', whenMerged: 'ended' },
  // Copies of what the account shows; their words are removed once they are sent.
  'queued_messages.user_id': { inExport: 'not', whenDeleted: 'deleted', whenMerged: 'united' },
  // Of staff, whose accounts are not deleted in this way.
  'recovery_codes.user_id': { inExport: 'not', whenDeleted: 'deleted', whenMerged: 'ended' },
  // Staff, whose accounts are not deleted in this way; an export has the refunds and reversals of its orders.
  'refunds.paid_by': { inExport: 'not', whenDeleted: 'kept by law', whenMerged: 'stays' },
  'reversals.ended_by': { inExport: 'not', whenDeleted: 'kept by law', whenMerged: 'stays' },
  'restock_requests.user_id': { inExport: 'whole', whenDeleted: 'deleted', whenMerged: 'united' },
  'reviews.user_id': { inExport: 'whole', whenDeleted: 'deleted', whenMerged: 'united' },
  'second_factors.user_id': { inExport: 'not', whenDeleted: 'deleted', whenMerged: 'ended' },
  'sessions.user_id': { inExport: 'in part', whenDeleted: 'deleted', whenMerged: 'ended' },
  // An administrator, whose account is not deleted in this way.
  'staff_invitations.invited_by': { inExport: 'not', whenDeleted: 'kept by law', whenMerged: 'stays' },
  // Of staff, whose accounts are not deleted in this way.
  'staff_notice_choices.user_id': { inExport: 'not', whenDeleted: 'deleted', whenMerged: 'ended' },
  'payout_figures.associate_id': { inExport: 'whole', whenDeleted: 'kept by law', whenMerged: 'stays' },
  // The place of another associate at that time.
  'payout_figures.sponsor_id': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'stays' },
  // An admin, whose account is not deleted in this way.
  'payout_periods.closed_by': { inExport: 'not', whenDeleted: 'kept by law', whenMerged: 'stays' },
  // Each that is in the ledger is in the export by its entry.
  'points_corrections.user_id': { inExport: 'whole', whenDeleted: 'kept by law', whenMerged: 'moved' },
  // Staff, whose accounts are not deleted in this way.
  'points_corrections.asked_by': { inExport: 'not', whenDeleted: 'kept by law', whenMerged: 'stays' },
  'points_corrections.decided_by': { inExport: 'not', whenDeleted: 'kept by law', whenMerged: 'stays' },
  'product_questions.user_id': { inExport: 'whole', whenDeleted: 'deleted', whenMerged: 'moved' },
  // Sums of the points of others; the own ones are in the ledger.
  'team_points.associate_id': { inExport: 'not', whenDeleted: 'nameless', whenMerged: 'united' },
  'wishlist_items.user_id': { inExport: 'whole', whenDeleted: 'deleted', whenMerged: 'united' },
};
