CREATE TABLE "secret_uses" (
	"secret_id" text PRIMARY KEY NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "otp_tallies" ADD COLUMN "sealed_subject" text;