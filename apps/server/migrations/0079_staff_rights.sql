CREATE TYPE "public"."staff_right" AS ENUM('orders', 'catalogue', 'people', 'money', 'content', 'settings');--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rights" "staff_right"[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Staff could do everything before there were rights.
UPDATE "users" SET "rights" = '{orders,catalogue,people,money,content,settings}' WHERE 'STAFF' = ANY("roles");
