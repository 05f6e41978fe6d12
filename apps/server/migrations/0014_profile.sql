DELETE FROM "password_resets";--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "email" text NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "former_mobile" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_former_mobile_unique" UNIQUE("former_mobile");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_former_mobile" CHECK ("users"."former_mobile" is null or "users"."mobile_verified_at" is null);