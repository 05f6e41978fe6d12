CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX "products_by_letters" ON "products" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_by_description" ON "products" USING gin ("description" gin_trgm_ops);
--> statement-breakpoint
-- The products on show that somebody means who looks for `wanted`. What is written so has a score of 0.7 or more: the
-- beginning of a name, of a word in it, or its middle, then brand and category, then the description. What is only
-- written like it has at most 0.65. Whatever has less than 60 % of the best score is left out.
CREATE FUNCTION find_products(wanted text) RETURNS TABLE (product_id uuid, score real)
LANGUAGE plpgsql STABLE ROWS 100 SET pg_trgm.word_similarity_threshold = 0.45 AS $$
DECLARE
  literal text := regexp_replace(wanted, '([\\%_])', '\\\1', 'g');
  beginning text := literal || '%';
  word text := '% ' || literal || '%';
  -- Shorter ones have no three letters to look up in an index, and would find nearly everything.
  inside text := CASE WHEN length(wanted) >= 3 THEN '%' || literal || '%' END;
  about text := CASE WHEN length(wanted) >= 4 THEN '%' || literal || '%' END;
BEGIN
  RETURN QUERY
  WITH candidates AS (
    -- One by one: put together by OR, PostgreSQL takes all three for cheaper than they are and reads every product.
    SELECT id FROM products WHERE wanted <% name
    UNION
    SELECT id FROM products WHERE name ILIKE inside
    UNION
    SELECT id FROM products WHERE description ILIKE about
    UNION
    SELECT products.id FROM brands JOIN products ON products.brand_id = brands.id
    WHERE wanted <% brands.name OR brands.name ILIKE inside
    UNION
    SELECT products.id FROM categories JOIN products ON products.category_id = categories.id
    WHERE wanted <% categories.name OR categories.name ILIKE inside
  ),
  scored AS (
    SELECT products.id, CASE
      WHEN products.name ILIKE beginning THEN 1
      WHEN products.name ILIKE word THEN 0.95
      WHEN products.name ILIKE inside THEN 0.9
      WHEN brands.name ILIKE inside OR categories.name ILIKE inside THEN 0.8
      WHEN ' ' || products.description ILIKE word AND about IS NOT NULL THEN 0.7
      ELSE 0.65 * greatest(
        word_similarity(wanted, products.name),
        word_similarity(wanted, brands.name || ' ' || products.name),
        word_similarity(wanted, categories.name)
      )
    END::real AS points
    FROM candidates
    JOIN products USING (id)
    JOIN brands ON brands.id = products.brand_id
    JOIN categories ON categories.id = products.category_id
    -- As `isOnShow` of the server has it.
    WHERE products.is_visible AND NOT products.is_deleted AND NOT brands.is_deleted AND NOT categories.is_deleted
  ),
  compared AS (SELECT *, max(points) OVER () AS best FROM scored WHERE points >= 0.29)
  SELECT id, points FROM compared WHERE points >= 0.6 * best;
END $$;
