CREATE TYPE "public"."simulated_verdict" AS ENUM('SUCCEED', 'FAIL', 'PENDING');--> statement-breakpoint
CREATE TABLE "simulated_payments" (
	"provider_order_id" text PRIMARY KEY NOT NULL,
	"provider_payment_id" text NOT NULL,
	"amount_paise" integer NOT NULL,
	"verdict" "simulated_verdict" NOT NULL,
	"settles_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "payments_to_refund";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_to_ask" ON "payments" USING btree ("state","ask_at") WHERE "payments"."ask_at" is not null;