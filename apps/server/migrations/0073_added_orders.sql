-- The version that still runs does not write the column, so it cannot violate its constraint.
ALTER TABLE "orders" ADD COLUMN "goes_with_id" uuid CONSTRAINT "orders_goes_with_id_orders_id_fk" REFERENCES "public"."orders"("id");--> statement-breakpoint
CREATE INDEX "orders_going_with" ON "orders" USING btree ("goes_with_id") WHERE "orders"."goes_with_id" is not null;
