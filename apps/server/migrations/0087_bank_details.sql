CREATE TYPE "public"."bank_details_event_kind" AS ENUM('CHANGED', 'IMPORTED', 'VERIFIED', 'REJECTED');--> statement-breakpoint
CREATE TYPE "public"."bank_details_field" AS ENUM('HOLDER', 'ACCOUNT_NUMBER', 'IFSC', 'PAN');--> statement-breakpoint
CREATE TYPE "public"."bank_details_status" AS ENUM('INCOMPLETE', 'UNVERIFIED', 'VERIFIED', 'REJECTED');--> statement-breakpoint
ALTER TYPE "public"."otp_purpose" ADD VALUE 'BANK_DETAILS';--> statement-breakpoint
ALTER TYPE "public"."message_kind" ADD VALUE 'BANK_DETAILS_CHANGED' BEFORE 'STAFF_NOTICES';--> statement-breakpoint
CREATE TABLE "bank_details" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"bank" text,
	"pan" text NOT NULL,
	"pan_hash" text NOT NULL,
	"status" "bank_details_status" NOT NULL,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_details_reason" CHECK (("bank_details"."status" = 'REJECTED') = ("bank_details"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "bank_details_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "bank_details_event_kind" NOT NULL,
	"fields" "bank_details_field"[] NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_details" ADD CONSTRAINT "bank_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_details_events" ADD CONSTRAINT "bank_details_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_details_by_age" ON "bank_details" USING btree ("changed_at","user_id");--> statement-breakpoint
CREATE INDEX "bank_details_by_status" ON "bank_details" USING btree ("status","changed_at","user_id");--> statement-breakpoint
CREATE INDEX "bank_details_by_pan" ON "bank_details" USING btree ("pan_hash");--> statement-breakpoint
CREATE INDEX "bank_details_events_by_age" ON "bank_details_events" USING btree ("user_id","created_at","id");