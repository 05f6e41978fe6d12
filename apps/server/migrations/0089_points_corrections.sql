CREATE TYPE "public"."points_correction_kind" AS ENUM('MISSING_POINTS', 'COUNTED_TWICE', 'MISCOUNTED', 'GOODWILL', 'OTHER');--> statement-breakpoint
CREATE TYPE "public"."points_correction_status" AS ENUM('OPEN', 'WRITTEN', 'DECLINED', 'WITHDRAWN');--> statement-breakpoint
CREATE TABLE "points_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"kind" "points_correction_kind" NOT NULL,
	"note" text,
	"needs_approval" boolean NOT NULL,
	"status" "points_correction_status" NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"idempotency_key" text NOT NULL,
	"points_expire_at" timestamp with time zone,
	"expiry_notice_at" timestamp with time zone,
	CONSTRAINT "points_corrections_key" UNIQUE("asked_by","idempotency_key"),
	CONSTRAINT "points_corrections_not_zero" CHECK ("points_corrections"."points" <> 0),
	CONSTRAINT "points_corrections_decided" CHECK (num_nulls("points_corrections"."decided_at", "points_corrections"."decided_by") = case "points_corrections"."status" when 'OPEN' then 2 else 0 end),
	CONSTRAINT "points_corrections_two_persons" CHECK (case "points_corrections"."status" when 'OPEN' then "points_corrections"."needs_approval" when 'WITHDRAWN' then "points_corrections"."decided_by" = "points_corrections"."asked_by" when 'DECLINED' then "points_corrections"."decided_by" <> "points_corrections"."asked_by" else ("points_corrections"."decided_by" <> "points_corrections"."asked_by") = "points_corrections"."needs_approval" end),
	CONSTRAINT "points_corrections_of_others" CHECK ("points_corrections"."user_id" <> "points_corrections"."asked_by" and "points_corrections"."user_id" <> "points_corrections"."decided_by"),
	CONSTRAINT "points_corrections_expire" CHECK ("points_corrections"."points_expire_at" is null or ("points_corrections"."status" = 'WRITTEN' and "points_corrections"."points" > 0))
);
--> statement-breakpoint
-- Corrections can take more points from a month than were confirmed in it.
ALTER TABLE "team_points" DROP CONSTRAINT "team_points_positive";--> statement-breakpoint
-- An entry is of an order, of opening points or of a correction. The version that still runs writes entries of orders only.
ALTER TABLE "bv_entries" DROP CONSTRAINT "bv_entries_of_one";--> statement-breakpoint
DROP INDEX "bv_entries_uncounted";--> statement-breakpoint
ALTER TABLE "bv_entries" ADD COLUMN "correction_id" uuid
	CONSTRAINT "bv_entries_correction_id_points_corrections_id_fk" REFERENCES "public"."points_corrections"("id")
	CONSTRAINT "bv_entries_of_source" CHECK (num_nonnulls("order_id", "opening_id", "correction_id") = 1);--> statement-breakpoint
ALTER TABLE "points_corrections" ADD CONSTRAINT "points_corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_corrections" ADD CONSTRAINT "points_corrections_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_corrections" ADD CONSTRAINT "points_corrections_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "points_corrections_by_age" ON "points_corrections" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "points_corrections_by_member" ON "points_corrections" USING btree ("user_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "points_corrections_open" ON "points_corrections" USING btree ("asked_at","id") WHERE "points_corrections"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "points_corrections_to_expire" ON "points_corrections" USING btree ("points_expire_at") WHERE "points_corrections"."points_expire_at" is not null;--> statement-breakpoint
CREATE INDEX "points_corrections_expiry_to_notify" ON "points_corrections" USING btree ("expiry_notice_at") WHERE "points_corrections"."expiry_notice_at" is not null;--> statement-breakpoint
CREATE INDEX "bv_entries_to_count" ON "bv_entries" USING btree ("created_at") WHERE "bv_entries"."points_group" = 'CONFIRMED' and "bv_entries"."team_counted_at" is null and ("bv_entries"."type" = 'CREDIT' or "bv_entries"."correction_id" is not null);
