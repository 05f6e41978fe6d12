-- What is like the search text is found by the index: the planner expects to find 200 of them soon by reading all
-- products, which takes 20 times as long. A step between the two likenesses gives the more similar ones first. All else is
-- as before. The costs of other tables seem enormous then, so nothing may be compiled for them.
CREATE OR REPLACE FUNCTION find_products(wanted text) RETURNS TABLE (product_id uuid, score real)
LANGUAGE plpgsql STABLE ROWS 100 SET pg_trgm.word_similarity_threshold = 0.45
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
    (SELECT id FROM products WHERE name ILIKE beginning AND is_visible AND NOT is_deleted LIMIT most)
    UNION
    (SELECT id FROM products WHERE name ILIKE word AND is_visible AND NOT is_deleted LIMIT most)
  );
  IF cardinality(found) < most THEN
    found := found || ARRAY(
      SELECT id FROM products WHERE name ILIKE inside AND is_visible AND NOT is_deleted LIMIT most
    );
  END IF;
  is_named := cardinality(found) > 0;
  IF cardinality(found) < most THEN
    found := found || ARRAY(
      SELECT members.id FROM brands CROSS JOIN LATERAL (
        SELECT id FROM products WHERE brand_id = brands.id AND is_visible AND NOT is_deleted LIMIT most
      ) AS members
      WHERE brands.name ILIKE inside OR wanted <% brands.name LIMIT most
    ) || ARRAY(
      SELECT members.id FROM categories CROSS JOIN LATERAL (
        SELECT id FROM products WHERE category_id = categories.id AND is_visible AND NOT is_deleted LIMIT most
      ) AS members
      WHERE categories.name ILIKE inside OR wanted <% categories.name LIMIT most
    );
  END IF;
  IF cardinality(found) < most THEN
    found := found || ARRAY(
      SELECT id FROM products WHERE description ILIKE about AND is_visible AND NOT is_deleted LIMIT most
    );
  END IF;
  -- The most similar ones first: the limit would otherwise take any. Beside a name that is written so, a faint likeness
  -- is left out below.
  FOREACH likeness IN ARRAY CASE WHEN is_named THEN ARRAY['0.7'] ELSE ARRAY['0.7', '0.55', '0.45'] END LOOP
    EXIT WHEN cardinality(found) >= most;
    PERFORM set_config('pg_trgm.word_similarity_threshold', likeness, true);
    found := found || ARRAY(
      SELECT id FROM products WHERE wanted <% name AND is_visible AND NOT is_deleted LIMIT most
    );
  END LOOP;

  RETURN QUERY
  WITH candidates AS (SELECT DISTINCT unnest(found) AS id),
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
