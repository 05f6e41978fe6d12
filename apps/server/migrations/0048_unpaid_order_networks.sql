CREATE TABLE "unpaid_order_networks" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unpaid_order_networks" ADD CONSTRAINT "unpaid_order_networks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unpaid_order_networks_by_network" ON "unpaid_order_networks" USING btree ("network");