CREATE TYPE "public"."grievance_language" AS ENUM('en', 'hi');--> statement-breakpoint
ALTER TABLE "grievances" ADD COLUMN "language" "grievance_language" DEFAULT 'en' NOT NULL;