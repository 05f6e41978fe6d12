CREATE TYPE "public"."node_payment_status" AS ENUM('DUE', 'PAID', 'FAILED');--> statement-breakpoint
CREATE TABLE "parent_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"associate_id" uuid NOT NULL,
	"old_parent_id" uuid,
	"new_parent_id" uuid,
	"bv_value" integer NOT NULL,
	"moved_count" integer NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "parent_changes_bv_value" CHECK ("parent_changes"."bv_value" >= 0),
	CONSTRAINT "parent_changes_moved_count" CHECK ("parent_changes"."moved_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "node_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"associate_id" uuid NOT NULL,
	"amount_paise" bigint NOT NULL,
	"period" text NOT NULL,
	"status" "node_payment_status" NOT NULL,
	"reference" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "node_payments_reference" UNIQUE("reference"),
	CONSTRAINT "node_payments_amount_positive" CHECK ("node_payments"."amount_paise" > 0),
	CONSTRAINT "node_payments_period" CHECK ("node_payments"."period" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "node_payments_paid" CHECK (("node_payments"."status" = 'PAID') = ("node_payments"."paid_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "associates" DROP CONSTRAINT "associates_parent_id_associates_id_fk";
--> statement-breakpoint
DROP INDEX "associates_by_parent";--> statement-breakpoint
ALTER TABLE "associates" ADD COLUMN "direct_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "associates" ADD COLUMN "total_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "associates" ADD COLUMN "shares_contact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "parent_changes" ADD CONSTRAINT "parent_changes_associate_id_associates_id_fk" FOREIGN KEY ("associate_id") REFERENCES "public"."associates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_changes" ADD CONSTRAINT "parent_changes_old_parent_id_associates_id_fk" FOREIGN KEY ("old_parent_id") REFERENCES "public"."associates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_changes" ADD CONSTRAINT "parent_changes_new_parent_id_associates_id_fk" FOREIGN KEY ("new_parent_id") REFERENCES "public"."associates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_changes" ADD CONSTRAINT "parent_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_payments" ADD CONSTRAINT "node_payments_associate_id_associates_id_fk" FOREIGN KEY ("associate_id") REFERENCES "public"."associates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parent_changes_by_age" ON "parent_changes" USING btree ("associate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "node_payments_by_period" ON "node_payments" USING btree ("associate_id","period","created_at","id");--> statement-breakpoint
ALTER TABLE "associates" ADD CONSTRAINT "associates_parent_id_associates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."associates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "associates_by_age" ON "associates" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "associates_by_parent" ON "associates" USING btree ("parent_id","created_at","id");--> statement-breakpoint
ALTER TABLE "associates" ADD CONSTRAINT "associates_not_own_parent" CHECK ("associates"."parent_id" <> "associates"."id");--> statement-breakpoint
ALTER TABLE "associates" ADD CONSTRAINT "associates_counters" CHECK ("associates"."direct_count" >= 0 and "associates"."total_count" >= "associates"."direct_count");