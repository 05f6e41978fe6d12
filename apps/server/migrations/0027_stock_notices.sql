-- The notice of a change of stock names the product: only what shows this product is out of date then.
DROP TRIGGER store_entries_change ON store_entries;
--> statement-breakpoint
CREATE FUNCTION notify_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('catalogue', OLD.product_id::text); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('catalogue', NEW.product_id::text); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER store_entries_change AFTER INSERT OR UPDATE OR DELETE ON store_entries
  FOR EACH ROW EXECUTE FUNCTION notify_stock_change();
--> statement-breakpoint
CREATE TRIGGER store_entries_truncated AFTER TRUNCATE ON store_entries
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();
