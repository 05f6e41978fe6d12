ALTER TABLE "products" ADD COLUMN "maximum_retail_price_paise" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "label_facts" json;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price_within_maximum" CHECK ("products"."price_paise" <= "products"."maximum_retail_price_paise");