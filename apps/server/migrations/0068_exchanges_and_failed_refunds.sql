CREATE TABLE "exchanges" (
	"reversal_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"credit_paise" bigint NOT NULL,
	"payment_id" uuid,
	CONSTRAINT "exchanges_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reversal_items" ADD COLUMN "wanted_size" text;--> statement-breakpoint
ALTER TABLE "reversal_items" ADD COLUMN "is_exchanged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_reversal_id_reversals_id_fk" FOREIGN KEY ("reversal_id") REFERENCES "public"."reversals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_failed" ON "refunds" USING btree ("order_id") WHERE "refunds"."state" = 'DUE' and "refunds"."failed_at" is not null;