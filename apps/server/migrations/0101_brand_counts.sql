-- As before, and the list of brands counts the visible products of each.
CREATE OR REPLACE FUNCTION notify_product_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Nothing that is cached shows a product that is new.
  PERFORM send_catalogue_notice(
    array_agg(id) FILTER (WHERE TG_OP = 'DELETE'),
    array_agg(DISTINCT category_id::text) || '{products,product-addresses,categories,brands,stores}')
  FROM changed WHERE is_visible AND NOT is_deleted HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_product_update() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
BEGIN
  PERFORM send_catalogue_notice(
    array_agg(id),
    array_agg(DISTINCT old_category) FILTER (WHERE is_moved)
      || array_agg(DISTINCT new_category) FILTER (WHERE is_moved)
      || CASE WHEN bool_or(is_moved) THEN '{products,stores}'::text[] END
      || CASE WHEN bool_or(is_counted) THEN '{product-addresses,categories,brands}'::text[] END)
  FROM (
    SELECT
      id,
      before.category_id::text AS old_category,
      after.category_id::text AS new_category,
      (before.is_visible, before.is_deleted, before.category_id, before.brand_id)
        IS DISTINCT FROM (after.is_visible, after.is_deleted, after.category_id, after.brand_id) AS is_counted,
      (before.is_visible, before.is_deleted, before.category_id, before.brand_id, before.name, before.price_paise,
        before.points, before.featured_rank, before.created_at, before.star_counts)
        IS DISTINCT FROM (after.is_visible, after.is_deleted, after.category_id, after.brand_id, after.name,
        after.price_paise, after.points, after.featured_rank, after.created_at, after.star_counts) AS is_moved
    FROM before JOIN after USING (id)
    WHERE (before.is_visible AND NOT before.is_deleted) OR (after.is_visible AND NOT after.is_deleted)
  ) AS changed HAVING count(*) > 0;
  RETURN NULL;
END $$;
