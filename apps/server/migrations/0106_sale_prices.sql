ALTER TABLE "products" ADD COLUMN "usual_price_paise" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_price_paise" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_from" date;--> statement-breakpoint
-- The rules of the new columns come with the last of them: the version that still runs leaves all of them null.
ALTER TABLE "products" ADD COLUMN "sale_until" date
  CONSTRAINT "products_sale_whole" CHECK (num_nonnulls("usual_price_paise", "sale_price_paise", "sale_from", "sale_until") in (0, 4))
  CONSTRAINT "products_sale_lower" CHECK ("sale_price_paise" > 0 and "sale_price_paise" < "usual_price_paise")
  CONSTRAINT "products_sale_days" CHECK ("sale_from" <= "sale_until");--> statement-breakpoint
CREATE INDEX "products_with_sale" ON "products" USING btree ("sale_from","sale_until") WHERE "products"."sale_price_paise" is not null;
