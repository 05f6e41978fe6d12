CREATE TYPE "public"."lead_status" AS ENUM('NEW', 'CALLED', 'JOINED', 'CLOSED');--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "status" "lead_status" DEFAULT 'NEW' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "called_by" uuid;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "called_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "contacts_by_status" ON "contacts" USING btree ("status","created_at");