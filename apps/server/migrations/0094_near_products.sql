-- The products on show that nearly match a search that finds nothing. Each word is looked up alone, because the other words
-- may be like nothing at all: first for names that are much like it, then for less. Each look-up gives at most 200
-- products, so that its work does not grow with the catalogue. The likeness of a name is the mean of those of the words; long
-- words count more.
CREATE FUNCTION near_products(words text[]) RETURNS TABLE (product_id uuid, likeness real)
LANGUAGE plpgsql STABLE ROWS 100 SET pg_trgm.word_similarity_threshold = 0.45 AS $$
DECLARE
  most constant integer := 200;
  -- A word alone was looked up by the first one before, without a hit.
  thresholds constant text[] := CASE WHEN cardinality(words) = 1 THEN '{0.29}' ELSE '{0.45,0.29}' END;
  wanted text;
  threshold text;
  alike uuid[];
  found uuid[] := '{}';
BEGIN
  FOREACH wanted IN ARRAY words LOOP
    FOREACH threshold IN ARRAY thresholds LOOP
      PERFORM set_config('pg_trgm.word_similarity_threshold', threshold, true);
      alike := ARRAY(
        SELECT id FROM products WHERE wanted <% name AND is_visible AND NOT is_deleted LIMIT most
      );
      found := found || alike;
      EXIT WHEN cardinality(alike) > 0;
    END LOOP;
  END LOOP;

  RETURN QUERY
  WITH candidates AS (SELECT DISTINCT unnest(found) AS id)
  SELECT products.id, (
    SELECT sum(length(word) * word_similarity(word, products.name)) / sum(length(word)) FROM unnest(words) AS word
  )::real
  FROM candidates JOIN products USING (id);
END $$;
