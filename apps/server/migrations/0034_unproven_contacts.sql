CREATE TYPE "public"."otp_purpose" AS ENUM('LOGIN', 'CONTACT_PROOF', 'CONTACT_CHANGE', 'ACCOUNT_DELETION');--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_email_unique";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_mobile_unique";--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "purpose" "otp_purpose" DEFAULT 'LOGIN' NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" DROP CONSTRAINT "otps_pkey";--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_destination_purpose_pk" PRIMARY KEY("destination","purpose");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_by_mobile" ON "users" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "users_proven_email" ON "users" USING btree ("email") WHERE "users"."email_verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_proven_mobile" ON "users" USING btree ("mobile") WHERE "users"."mobile_verified_at" is not null;