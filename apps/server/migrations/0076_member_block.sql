ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "block_reason" text;--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("created_at","id") WHERE "users"."blocked_at" is not null;