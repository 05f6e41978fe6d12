ALTER TABLE "orders" ADD COLUMN "points_expire_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "expiry_notice_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bv_entries_without_validity" ON "bv_entries" USING btree ("created_at") WHERE "bv_entries"."points_group" = 'CONFIRMED' and "bv_entries"."type" = 'CREDIT' and "bv_entries"."valid_till" is null;--> statement-breakpoint
CREATE INDEX "orders_points_to_expire" ON "orders" USING btree ("points_expire_at") WHERE "orders"."points_expire_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_expiry_to_notify" ON "orders" USING btree ("expiry_notice_at") WHERE "orders"."expiry_notice_at" is not null;--> statement-breakpoint
-- Points whose validity is known already; the job `plan expiry of points` gives one to the others.
UPDATE "orders" SET "points_expire_at" = "entry"."valid_till", "expiry_notice_at" = "entry"."valid_till" - interval '30 days'
FROM "bv_entries" AS "entry"
WHERE "entry"."order_id" = "orders"."id" AND "entry"."points_group" = 'CONFIRMED' AND "entry"."type" = 'CREDIT'
  AND "entry"."valid_till" IS NOT NULL;
