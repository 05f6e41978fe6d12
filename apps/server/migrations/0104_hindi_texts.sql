ALTER TABLE "brands" ADD COLUMN "hindi" json;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "hindi" json;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hindi" json;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "title_in_hindi" text;--> statement-breakpoint
CREATE INDEX "products_by_hindi_letters" ON "products" USING gin ((hindi ->> 'name') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_by_hindi_description" ON "products" USING gin ((hindi ->> 'description') gin_trgm_ops);--> statement-breakpoint
-- Like find_products, for a search in the script of Hindi: what is written so has a score of 0.7 or more, what is only
-- written like it at most 0.65, and each way to find products gives at most 200.
CREATE FUNCTION find_hindi_products(wanted text) RETURNS TABLE (product_id uuid, score real)
LANGUAGE plpgsql STABLE ROWS 100 SET pg_trgm.word_similarity_threshold = 0.6
  SET enable_seqscan = off SET jit = off AS $$
DECLARE
  most constant integer := 200;
  literal text := regexp_replace(wanted, '([\\%_])', '\\\1', 'g');
  beginning text := literal || '%';
  word text := '% ' || literal || '%';
  -- Shorter ones have no three letters to look up in an index, and would find nearly everything.
  inside text := CASE WHEN length(wanted) >= 3 THEN '%' || literal || '%' END;
  about text := CASE WHEN length(wanted) >= 4 THEN '%' || literal || '%' END;
  found uuid[];
  is_named boolean;
  likeness text;
BEGIN
  found := ARRAY(
    (SELECT id FROM products WHERE hindi ->> 'name' LIKE beginning AND is_visible AND NOT is_deleted LIMIT most)
    UNION
    (SELECT id FROM products WHERE hindi ->> 'name' LIKE word AND is_visible AND NOT is_deleted LIMIT most)
  );
  IF cardinality(found) < most THEN
    found := found || ARRAY(
      SELECT id FROM products WHERE hindi ->> 'name' LIKE inside AND is_visible AND NOT is_deleted LIMIT most
    );
  END IF;
  is_named := cardinality(found) > 0;
  IF cardinality(found) < most THEN
    found := found || ARRAY(
      SELECT members.id FROM brands CROSS JOIN LATERAL (
        SELECT id FROM products WHERE brand_id = brands.id AND is_visible AND NOT is_deleted LIMIT most
      ) AS members
      WHERE brands.hindi ->> 'name' LIKE inside OR wanted <% (brands.hindi ->> 'name') LIMIT most
    ) || ARRAY(
      SELECT members.id FROM categories CROSS JOIN LATERAL (
        SELECT id FROM products WHERE category_id = categories.id AND is_visible AND NOT is_deleted LIMIT most
      ) AS members
      WHERE categories.hindi ->> 'name' LIKE inside OR wanted <% (categories.hindi ->> 'name') LIMIT most
    );
  END IF;
  IF cardinality(found) < most THEN
    found := found || ARRAY(
      SELECT id FROM products WHERE hindi ->> 'description' LIKE about AND is_visible AND NOT is_deleted LIMIT most
    );
  END IF;
  -- The most similar ones first: the limit would otherwise take any. Beside a name that is written so, a faint likeness
  -- is left out below.
  FOREACH likeness IN ARRAY CASE WHEN is_named THEN ARRAY['0.7'] ELSE ARRAY['0.7', '0.6'] END LOOP
    EXIT WHEN cardinality(found) >= most;
    PERFORM set_config('pg_trgm.word_similarity_threshold', likeness, true);
    found := found || ARRAY(
      SELECT id FROM products WHERE wanted <% (hindi ->> 'name') AND is_visible AND NOT is_deleted LIMIT most
    );
  END LOOP;

  RETURN QUERY
  WITH candidates AS (SELECT DISTINCT unnest(found) AS id),
  named AS (
    SELECT
      products.id,
      coalesce(products.hindi ->> 'name', '') AS name,
      coalesce(products.hindi ->> 'description', '') AS description,
      coalesce(brands.hindi ->> 'name', '') AS brand,
      coalesce(categories.hindi ->> 'name', '') AS category
    FROM candidates
    JOIN products USING (id)
    JOIN brands ON brands.id = products.brand_id
    JOIN categories ON categories.id = products.category_id
    -- As `isOnShow` of the server has it.
    WHERE products.is_visible AND NOT products.is_deleted AND NOT brands.is_deleted AND NOT categories.is_deleted
  ),
  scored AS (
    SELECT named.id, CASE
      WHEN name LIKE beginning THEN 1
      WHEN name LIKE word THEN 0.95
      WHEN name LIKE inside THEN 0.9
      WHEN brand LIKE inside OR category LIKE inside THEN 0.8
      WHEN ' ' || description LIKE word AND about IS NOT NULL THEN 0.7
      ELSE 0.65 * greatest(
        word_similarity(wanted, name),
        word_similarity(wanted, brand || ' ' || name),
        word_similarity(wanted, category)
      )
    END::real AS points
    FROM named
  ),
  compared AS (SELECT *, max(points) OVER () AS best FROM scored WHERE points >= 0.39)
  SELECT id, points FROM compared WHERE points >= 0.6 * best;
END $$;
--> statement-breakpoint
-- As before, and every page names the categories in the language of its reader.
CREATE OR REPLACE FUNCTION notify_category_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM before JOIN after USING (id)
    WHERE (before.name, before.hindi ->> 'name', before.unique_name, before.position, before.is_deleted)
      IS DISTINCT FROM (after.name, after.hindi ->> 'name', after.unique_name, after.position, after.is_deleted)
  ) THEN PERFORM pg_notify('catalogue', '');
  ELSIF EXISTS (SELECT FROM after) THEN PERFORM send_catalogue_notice('{}', '{categories}');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- As before, and products show the name of their brand in the language of the reader.
CREATE OR REPLACE FUNCTION notify_brand_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM before JOIN after USING (id)
    WHERE (before.name, before.hindi ->> 'name', before.is_deleted)
      IS DISTINCT FROM (after.name, after.hindi ->> 'name', after.is_deleted)
  ) THEN PERFORM pg_notify('catalogue', '');
  ELSIF EXISTS (SELECT FROM after) THEN PERFORM send_catalogue_notice('{}', '{brands}');
  END IF;
  RETURN NULL;
END $$;
