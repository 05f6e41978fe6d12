CREATE TYPE "public"."parent_proposal_status" AS ENUM('OPEN', 'APPROVED', 'DECLINED', 'WITHDRAWN');--> statement-breakpoint
CREATE TABLE "parent_change_undos" (
	"change_id" uuid PRIMARY KEY NOT NULL,
	"undo_id" uuid NOT NULL,
	CONSTRAINT "parent_change_undos_undo_id_unique" UNIQUE("undo_id")
);
--> statement-breakpoint
CREATE TABLE "parent_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"associate_id" uuid NOT NULL,
	"old_parent_id" uuid,
	"new_parent_id" uuid,
	"bv_value" integer NOT NULL,
	"reason" text NOT NULL,
	"status" "parent_proposal_status" DEFAULT 'OPEN' NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"change_id" uuid,
	CONSTRAINT "parent_proposals_decided" CHECK (("parent_proposals"."status" = 'OPEN') = ("parent_proposals"."decided_at" is null) and ("parent_proposals"."status" = 'APPROVED') = ("parent_proposals"."change_id" is not null)),
	CONSTRAINT "parent_proposals_two_admins" CHECK (case "parent_proposals"."status" when 'OPEN' then "parent_proposals"."decided_by" is null when 'WITHDRAWN' then "parent_proposals"."decided_by" = "parent_proposals"."asked_by" else "parent_proposals"."decided_by" <> "parent_proposals"."asked_by" end)
);
--> statement-breakpoint
ALTER TABLE "parent_change_undos" ADD CONSTRAINT "parent_change_undos_change_id_parent_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."parent_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_change_undos" ADD CONSTRAINT "parent_change_undos_undo_id_parent_changes_id_fk" FOREIGN KEY ("undo_id") REFERENCES "public"."parent_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_proposals" ADD CONSTRAINT "parent_proposals_associate_id_associates_id_fk" FOREIGN KEY ("associate_id") REFERENCES "public"."associates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_proposals" ADD CONSTRAINT "parent_proposals_old_parent_id_associates_id_fk" FOREIGN KEY ("old_parent_id") REFERENCES "public"."associates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_proposals" ADD CONSTRAINT "parent_proposals_new_parent_id_associates_id_fk" FOREIGN KEY ("new_parent_id") REFERENCES "public"."associates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_proposals" ADD CONSTRAINT "parent_proposals_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_proposals" ADD CONSTRAINT "parent_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_proposals" ADD CONSTRAINT "parent_proposals_change_id_parent_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."parent_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "parent_proposals_open" ON "parent_proposals" USING btree ("associate_id") WHERE "parent_proposals"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "parent_proposals_by_change" ON "parent_proposals" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "associates_code_beginning" ON "associates" USING btree ("referral_code" text_pattern_ops);