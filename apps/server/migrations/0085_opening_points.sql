CREATE TABLE "opening_points" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"points_group" "points_group" NOT NULL,
	"points" integer NOT NULL,
	"settle_at" timestamp with time zone,
	"points_expire_at" timestamp with time zone,
	"expiry_notice_at" timestamp with time zone,
	CONSTRAINT "opening_points_once" UNIQUE("user_id","points_group"),
	CONSTRAINT "opening_points_positive" CHECK ("opening_points"."points" > 0),
	CONSTRAINT "opening_points_settled" CHECK ("opening_points"."settle_at" is null or "opening_points"."points_group" = 'PENDING')
);
--> statement-breakpoint
DROP INDEX "associates_code_beginning";--> statement-breakpoint
ALTER TABLE "bv_entries" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
-- An entry is of an order or of opening points. The version that still runs writes entries of orders only.
ALTER TABLE "bv_entries" ADD COLUMN "opening_id" uuid
	CONSTRAINT "bv_entries_opening_id_opening_points_id_fk" REFERENCES "public"."opening_points"("id")
	CONSTRAINT "bv_entries_of_one" CHECK (num_nonnulls("order_id", "opening_id") = 1);--> statement-breakpoint
ALTER TABLE "csv_imports" ADD COLUMN "saved_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "csv_imports" ADD COLUMN "totals" json DEFAULT '{}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "opening_points" ADD CONSTRAINT "opening_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opening_points_to_settle" ON "opening_points" USING btree ("settle_at") WHERE "opening_points"."settle_at" is not null;--> statement-breakpoint
CREATE INDEX "opening_points_to_expire" ON "opening_points" USING btree ("points_expire_at") WHERE "opening_points"."points_expire_at" is not null;--> statement-breakpoint
CREATE INDEX "opening_points_expiry_to_notify" ON "opening_points" USING btree ("expiry_notice_at") WHERE "opening_points"."expiry_notice_at" is not null;--> statement-breakpoint
CREATE INDEX "associates_bare_code" ON "associates" USING btree (translate("referral_code", '-/', '') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "former_referral_codes_bare" ON "former_referral_codes" USING btree (translate("code", '-/', ''));--> statement-breakpoint
CREATE INDEX "bv_entries_of_opening" ON "bv_entries" USING btree ("opening_id") WHERE "bv_entries"."opening_id" is not null;--> statement-breakpoint
CREATE TABLE "past_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"number" text NOT NULL,
	"placed_on" date NOT NULL,
	"items" text NOT NULL,
	"total_paise" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "past_orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "past_orders" ADD CONSTRAINT "past_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_orders_by_member" ON "past_orders" USING btree ("user_id","placed_on","id");