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