-- A notice names what a statement changes, as JSON: the products, and the lists that gain, lose or order products anew.
-- The name of a list is the end of its address: 'products', or the id of a category. An empty notice means everything.
CREATE FUNCTION send_catalogue_notice(ids uuid[], lists text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  notice text := json_build_object('ids', coalesce(ids, '{}'), 'lists', coalesce(lists, '{}'));
  sent integer := coalesce(nullif(current_setting('catalogue.notices', true), ''), '0');
BEGIN
  -- PostgreSQL takes less than 8000 bytes, and sends equal notices of a transaction once.
  IF sent >= 100 OR octet_length(notice) > 7900 THEN notice := ''; END IF;
  PERFORM set_config('catalogue.notices', (sent + 1)::text, true);
  PERFORM pg_notify('catalogue', notice);
END $$;
--> statement-breakpoint
CREATE FUNCTION notify_product_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Nothing that is cached shows a product that is new.
  PERFORM send_catalogue_notice(
    array_agg(id) FILTER (WHERE TG_OP = 'DELETE'),
    array_agg(DISTINCT category_id::text) || '{products,product-addresses,categories,stores}')
  FROM changed WHERE is_visible AND NOT is_deleted HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Without nested loops: the plan of the first update, of one row, would take a minute for 20,000 rows.
CREATE FUNCTION notify_product_update() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  PERFORM send_catalogue_notice(
    array_agg(id),
    array_agg(DISTINCT old_category) FILTER (WHERE is_moved)
      || array_agg(DISTINCT new_category) FILTER (WHERE is_moved)
      || CASE WHEN bool_or(is_moved) THEN '{products,stores}'::text[] END
      || CASE WHEN bool_or(is_counted) THEN '{product-addresses,categories}'::text[] END)
  FROM (
    SELECT
      id,
      before.category_id::text AS old_category,
      after.category_id::text AS new_category,
      (before.is_visible, before.is_deleted, before.category_id, before.brand_id)
        IS DISTINCT FROM (after.is_visible, after.is_deleted, after.category_id, after.brand_id) AS is_counted,
      (before.is_visible, before.is_deleted, before.category_id, before.brand_id, before.name, before.price_paise,
        before.points, before.featured_rank, before.created_at)
        IS DISTINCT FROM (after.is_visible, after.is_deleted, after.category_id, after.brand_id, after.name,
        after.price_paise, after.points, after.featured_rank, after.created_at) AS is_moved
    FROM before JOIN after USING (id)
    WHERE (before.is_visible AND NOT before.is_deleted) OR (after.is_visible AND NOT after.is_deleted)
  ) AS changed HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER products_change ON products;
--> statement-breakpoint
CREATE TRIGGER products_added AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_product_rows();
--> statement-breakpoint
CREATE TRIGGER products_removed AFTER DELETE ON products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_product_rows();
--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION notify_product_update();
--> statement-breakpoint
CREATE TRIGGER products_truncated AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();
--> statement-breakpoint
-- Every page names the categories. What else there is of them, only lists of them show.
CREATE FUNCTION notify_category_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM before JOIN after USING (id)
    WHERE (before.name, before.unique_name, before.position, before.is_deleted)
      IS DISTINCT FROM (after.name, after.unique_name, after.position, after.is_deleted)
  ) THEN PERFORM pg_notify('catalogue', '');
  ELSIF EXISTS (SELECT FROM after) THEN PERFORM send_catalogue_notice('{}', '{categories}');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER categories_change ON categories;
--> statement-breakpoint
CREATE TRIGGER categories_change AFTER INSERT OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();
--> statement-breakpoint
CREATE TRIGGER categories_updated AFTER UPDATE ON categories REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION notify_category_update();
--> statement-breakpoint
-- Products show the name of their brand, and not those of a deleted brand.
CREATE FUNCTION notify_brand_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM before JOIN after USING (id)
    WHERE (before.name, before.is_deleted) IS DISTINCT FROM (after.name, after.is_deleted)
  ) THEN PERFORM pg_notify('catalogue', '');
  ELSIF EXISTS (SELECT FROM after) THEN PERFORM send_catalogue_notice('{}', '{brands}');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION notify_brand_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A brand that is new has no products yet, and one that has some can't be removed.
  PERFORM send_catalogue_notice('{}', '{brands}');
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER brands_change ON brands;
--> statement-breakpoint
CREATE TRIGGER brands_change AFTER INSERT OR DELETE ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION notify_brand_rows();
--> statement-breakpoint
CREATE TRIGGER brands_updated AFTER UPDATE ON brands REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION notify_brand_update();
--> statement-breakpoint
CREATE TRIGGER brands_truncated AFTER TRUNCATE ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();
--> statement-breakpoint
-- One notice for the stock that a statement changes; an import changes thousands of rows.
DROP TRIGGER store_entries_change ON store_entries;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM send_catalogue_notice(array_agg(product_id), '{stores}') FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER store_entries_added AFTER INSERT ON store_entries REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stock_change();
--> statement-breakpoint
CREATE TRIGGER store_entries_updated AFTER UPDATE ON store_entries REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stock_change();
--> statement-breakpoint
CREATE TRIGGER store_entries_removed AFTER DELETE ON store_entries REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stock_change();
