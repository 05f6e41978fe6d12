ALTER TABLE "products" ADD COLUMN "maximum_retail_price_paise" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "label_facts" json;