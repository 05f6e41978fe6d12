-- The rule comes with the column: the version that still runs leaves it empty.
ALTER TABLE "products" ADD COLUMN "contents" jsonb DEFAULT '[]'::jsonb NOT NULL
  CONSTRAINT "products_bundle_without_sizes" CHECK ("contents" = '[]' or "sizes" is null);--> statement-breakpoint
CREATE INDEX "cart_items_by_time" ON "cart_items" USING btree ("created_at");
