ALTER TABLE "orders" ADD COLUMN "delivery_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
-- Express was promised within 3 days.
UPDATE "orders" SET "delivery_days" = 3 WHERE "delivery_method" = 'EXPRESS';
