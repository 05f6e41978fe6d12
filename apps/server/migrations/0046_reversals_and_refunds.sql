CREATE TYPE "public"."refund_method" AS ENUM('BANK_TRANSFER', 'UPI', 'CHEQUE', 'CASH');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('DUE', 'PAID');--> statement-breakpoint
CREATE TYPE "public"."inspection_outcome" AS ENUM('RESTOCKED', 'WRITTEN_OFF', 'REJECTED');--> statement-breakpoint
CREATE TYPE "public"."reversal_kind" AS ENUM('CANCELLATION', 'RETURN');--> statement-breakpoint
CREATE TYPE "public"."reversal_state" AS ENUM('REQUESTED', 'DONE', 'REJECTED');--> statement-breakpoint
CREATE TABLE "credit_note_counters" (
	"financial_year" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"reversal_id" uuid PRIMARY KEY NOT NULL,
	"financial_year" text NOT NULL,
	"serial" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"seller" json NOT NULL,
	CONSTRAINT "credit_notes_numbered" UNIQUE("financial_year","serial")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid,
	"amount_paise" bigint NOT NULL,
	"state" "refund_state" NOT NULL,
	"provider_refund_id" text,
	"method" "refund_method",
	"reference" text,
	"ask_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_by" uuid,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "reversal_items" (
	"reversal_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	"gross_paise" bigint DEFAULT 0 NOT NULL,
	"discount_paise" bigint DEFAULT 0 NOT NULL,
	"outcome" "inspection_outcome",
	CONSTRAINT "reversal_items_reversal_id_product_id_size_pk" PRIMARY KEY("reversal_id","product_id","size"),
	CONSTRAINT "reversal_items_quantity_positive" CHECK ("reversal_items"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "reversals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" "reversal_kind" NOT NULL,
	"state" "reversal_state" NOT NULL,
	"reason" text,
	"amount_paise" bigint DEFAULT 0 NOT NULL,
	"delivery_paise" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid
);
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "reversed_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reversed_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reversed_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipment" json;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_reversal_id_reversals_id_fk" FOREIGN KEY ("reversal_id") REFERENCES "public"."reversals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reversal_items" ADD CONSTRAINT "reversal_items_reversal_id_reversals_id_fk" FOREIGN KEY ("reversal_id") REFERENCES "public"."reversals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reversal_items" ADD CONSTRAINT "reversal_items_order_id_product_id_size_order_items_order_id_product_id_size_fk" FOREIGN KEY ("order_id","product_id","size") REFERENCES "public"."order_items"("order_id","product_id","size") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reversals" ADD CONSTRAINT "reversals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reversals" ADD CONSTRAINT "reversals_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_by_order" ON "refunds" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("payment_id") WHERE "refunds"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "refunds_to_ask" ON "refunds" USING btree ("ask_at") WHERE "refunds"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "reversals_by_order" ON "reversals" USING btree ("order_id","requested_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reversals_requested_once" ON "reversals" USING btree ("order_id") WHERE "reversals"."state" = 'REQUESTED';--> statement-breakpoint
CREATE INDEX "order_items_by_product" ON "order_items" USING btree ("product_id");--> statement-breakpoint
-- expand: bv_entries.bv_entries_once
-- What was going back, or had gone back, of earlier orders.
INSERT INTO "refunds" ("id", "order_id", "payment_id", "amount_paise", "state", "provider_refund_id", "ask_at", "created_at", "updated_at", "paid_at")
SELECT gen_random_uuid(), "order_id", "id", "amount_paise",
  (CASE WHEN "state" = 'REFUNDED' THEN 'PAID' ELSE 'DUE' END)::"refund_state",
  "provider_refund_id", "ask_at", "updated_at", "updated_at",
  CASE WHEN "state" = 'REFUNDED' THEN "updated_at" END
FROM "payments" WHERE "state" IN ('REFUND_DUE', 'REFUNDED');--> statement-breakpoint
-- An order that was paid on delivery and returned had no refund at all: staff pay it by hand.
-- As text: where all migrations run in one transaction, PostgreSQL rejects a value that it added to an enum.
INSERT INTO "refunds" ("id", "order_id", "amount_paise", "state", "created_at", "updated_at")
SELECT gen_random_uuid(), "id", "total_paise", 'DUE', now(), now()
FROM "orders" WHERE "payment_status"::text = 'REFUND_DUE' AND "payment_method" = 'COD' AND "total_paise" > 0;--> statement-breakpoint
UPDATE "payments" SET "state" = 'PAID', "ask_at" = NULL WHERE "state" IN ('REFUND_DUE', 'REFUNDED');
