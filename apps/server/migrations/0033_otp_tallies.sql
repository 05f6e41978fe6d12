CREATE TABLE "otp_tallies" (
	"key" text PRIMARY KEY NOT NULL,
	"sends" integer DEFAULT 0 NOT NULL,
	"first_sent_at" timestamp with time zone,
	"invalid" integer DEFAULT 0 NOT NULL,
	"first_invalid_at" timestamp with time zone,
	"invalid_in_row" integer DEFAULT 0 NOT NULL,
	"proven_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "otp_tallies_by_age" ON "otp_tallies" USING btree ("updated_at");