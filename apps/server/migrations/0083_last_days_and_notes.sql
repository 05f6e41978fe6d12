CREATE TYPE "public"."grievance_reminder" AS ENUM('NONE', 'DUE', 'OVERDUE');--> statement-breakpoint
ALTER TYPE "public"."staff_notice_kind" ADD VALUE 'GRIEVANCE_DUE' BEFORE 'NEW_REQUEST';--> statement-breakpoint
ALTER TYPE "public"."staff_notice_kind" ADD VALUE 'GRIEVANCE_OVERDUE' BEFORE 'NEW_REQUEST';--> statement-breakpoint
ALTER TABLE "grievances" ADD COLUMN "reminder" "grievance_reminder" DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "grievances" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "courier_note" text;--> statement-breakpoint
CREATE INDEX "grievances_of_assignee" ON "grievances" USING btree ("assigned_to","registered_at","id");