-- The rules come with the column: the version that still runs leaves it empty.
ALTER TABLE "products" ADD COLUMN "size_prices" jsonb DEFAULT '{}'::jsonb NOT NULL
  CONSTRAINT "products_size_prices_of_sizes" CHECK ("size_prices" = '{}' or "sizes" is not null)
  CONSTRAINT "products_size_prices_without_sale" CHECK ("size_prices" = '{}' or "sale_price_paise" is null);
