CREATE TABLE "payout_figures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"associate_id" uuid NOT NULL,
	"sponsor_id" uuid,
	"level" integer NOT NULL,
	"own_points" bigint NOT NULL,
	"team_points" bigint NOT NULL,
	"purchases_paise" bigint NOT NULL,
	"payment_id" uuid,
	CONSTRAINT "payout_figures_payment" UNIQUE("payment_id"),
	CONSTRAINT "payout_figures_once" UNIQUE("associate_id","month")
);
--> statement-breakpoint
CREATE TABLE "payout_periods" (
	"month" text PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	CONSTRAINT "payout_periods_month" CHECK ("payout_periods"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "payout_periods_closed" CHECK (("payout_periods"."closed_at" is null) = ("payout_periods"."closed_by" is null))
);
--> statement-breakpoint
ALTER TABLE "node_payments" ADD COLUMN "tds_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "node_payments" ADD COLUMN "deductions_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_figures" ADD CONSTRAINT "payout_figures_month_payout_periods_month_fk" FOREIGN KEY ("month") REFERENCES "public"."payout_periods"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_figures" ADD CONSTRAINT "payout_figures_associate_id_associates_id_fk" FOREIGN KEY ("associate_id") REFERENCES "public"."associates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_figures" ADD CONSTRAINT "payout_figures_sponsor_id_associates_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."associates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_figures" ADD CONSTRAINT "payout_figures_payment_id_node_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."node_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_periods" ADD CONSTRAINT "payout_periods_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_figures_by_month" ON "payout_figures" USING btree ("month","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_periods_open" ON "payout_periods" USING btree (("closed_at" is null)) WHERE "payout_periods"."closed_at" is null;--> statement-breakpoint
-- Associates are paid for the months from now on.
INSERT INTO "payout_periods" ("month") VALUES (to_char(now() AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM'));