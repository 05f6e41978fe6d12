-- The quantity of a product with sizes is the sum of its sizes at every write. A trigger before the row sees it locked,
-- and reads the sizes after that: those of every transaction that had the lock earlier are in the sum.
CREATE FUNCTION sum_sizes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.quantity := coalesce(
    (SELECT sum(quantity) FROM stock_sizes WHERE product_id = NEW.product_id), NEW.quantity);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER store_entries_sum_sizes BEFORE INSERT OR UPDATE ON store_entries
  FOR EACH ROW EXECUTE FUNCTION sum_sizes();
--> statement-breakpoint
-- One write for all sizes that a statement changes: each write sends a notice.
CREATE FUNCTION write_entries_of_sizes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE store_entries SET quantity = quantity WHERE product_id IN (SELECT product_id FROM changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_sizes_added AFTER INSERT ON stock_sizes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION write_entries_of_sizes();
--> statement-breakpoint
CREATE TRIGGER stock_sizes_updated AFTER UPDATE ON stock_sizes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION write_entries_of_sizes();
--> statement-breakpoint
CREATE TRIGGER stock_sizes_removed AFTER DELETE ON stock_sizes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION write_entries_of_sizes();
--> statement-breakpoint
-- What there is of products with sizes spreads evenly over them; the first sizes get the rest.
INSERT INTO stock_sizes (product_id, size, quantity)
SELECT products.id, named.size,
  store_entries.quantity / cardinality(sizes)
    + CASE WHEN position <= store_entries.quantity % cardinality(sizes) THEN 1 ELSE 0 END
FROM products
JOIN store_entries ON store_entries.product_id = products.id,
unnest(products.sizes) WITH ORDINALITY AS named (size, position)
ON CONFLICT DO NOTHING;
