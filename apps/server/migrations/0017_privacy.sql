CREATE TYPE "public"."consent_kind" AS ENUM('SHARES_CONTACT', 'OFFERS_BY_MAIL', 'OFFERS_BY_SMS');--> statement-breakpoint
CREATE TABLE "consent_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "consent_kind" NOT NULL,
	"given" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consent_changes" ADD CONSTRAINT "consent_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_changes_by_age" ON "consent_changes" USING btree ("user_id","kind","changed_at","id");