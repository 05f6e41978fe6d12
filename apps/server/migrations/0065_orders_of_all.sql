-- Over millions of rows these are made CONCURRENTLY before the release; then nothing is left to do here.
CREATE INDEX IF NOT EXISTS "order_items_of_product" ON "order_items" USING btree ("product_id","order_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_of_all" ON "orders" USING btree ("placed_at","id","status","payment_status","payment_method");--> statement-breakpoint
DROP INDEX IF EXISTS "order_items_by_product";--> statement-breakpoint
DROP INDEX IF EXISTS "orders_of_all_by_age";--> statement-breakpoint
DROP INDEX IF EXISTS "orders_by_method";
