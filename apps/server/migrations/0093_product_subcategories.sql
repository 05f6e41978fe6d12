DROP INDEX "products_to_filter";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sub_category" text;--> statement-breakpoint
CREATE INDEX "products_to_filter" ON "products" USING btree ("category_id","brand_id","price_paise","points","sub_category","id") WHERE "products"."is_visible" and not "products"."is_deleted";