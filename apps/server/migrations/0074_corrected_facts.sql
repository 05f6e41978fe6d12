ALTER TYPE "public"."profile_field" ADD VALUE 'FIRST_NAME';--> statement-breakpoint
ALTER TYPE "public"."profile_field" ADD VALUE 'LAST_NAME';