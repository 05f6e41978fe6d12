CREATE TYPE "public"."staff_notice_kind" AS ENUM('NEW_ORDER', 'RETURN_REQUESTED', 'REFUND_FAILED', 'LOW_STOCK', 'NEW_LEAD', 'NEW_GRIEVANCE', 'NEW_REQUEST', 'AGREEMENT_WITHDRAWN');--> statement-breakpoint
ALTER TYPE "public"."message_kind" ADD VALUE 'STAFF_NOTICES';--> statement-breakpoint
CREATE TABLE "message_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"points_in_app" boolean DEFAULT true NOT NULL,
	"restock_in_app" boolean DEFAULT true NOT NULL,
	"restock_by_mail" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_notice_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"read_up_to" timestamp with time zone,
	"bell_off" "staff_notice_kind"[] DEFAULT '{}' NOT NULL,
	"mail" "staff_notice_kind"[] DEFAULT '{}' NOT NULL,
	"language" "message_language" DEFAULT 'en' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" "staff_notice_kind" NOT NULL,
	"subject_id" uuid NOT NULL,
	"name" text NOT NULL,
	"quantity" integer,
	"is_to_mail" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_notices_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "message_choices" ADD CONSTRAINT "message_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notice_choices" ADD CONSTRAINT "staff_notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_notices_by_age" ON "staff_notices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "staff_notices_to_mail" ON "staff_notices" USING btree ("created_at") WHERE "staff_notices"."is_to_mail";--> statement-breakpoint
CREATE INDEX "staff_notices_of_members" ON "staff_notices" USING btree ("subject_id") WHERE "staff_notices"."kind" = 'AGREEMENT_WITHDRAWN';