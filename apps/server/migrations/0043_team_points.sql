CREATE TABLE "team_points" (
	"associate_id" uuid NOT NULL,
	"month" text NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "team_points_associate_id_month_pk" PRIMARY KEY("associate_id","month"),
	CONSTRAINT "team_points_positive" CHECK ("team_points"."points" > 0)
);
--> statement-breakpoint
ALTER TABLE "bv_entries" ADD COLUMN "team_counted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "team_points" ADD CONSTRAINT "team_points_associate_id_associates_id_fk" FOREIGN KEY ("associate_id") REFERENCES "public"."associates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bv_entries_uncounted" ON "bv_entries" USING btree ("created_at") WHERE "bv_entries"."points_group" = 'CONFIRMED' and "bv_entries"."type" = 'CREDIT' and "bv_entries"."team_counted_at" is null;