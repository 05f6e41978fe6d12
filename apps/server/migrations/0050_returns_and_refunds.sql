ALTER TABLE "refunds" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "reversals" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "refunds_due_by_hand" ON "refunds" USING btree ("order_id") WHERE "refunds"."state" = 'DUE' and "refunds"."payment_id" is null;