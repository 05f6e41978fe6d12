CREATE TYPE "public"."review_status" AS ENUM('PENDING', 'APPROVED', 'DECLINED');--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"author" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"photos" text[] NOT NULL,
	"status" "review_status" NOT NULL,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_once" UNIQUE("user_id","product_id"),
	CONSTRAINT "reviews_stars_in_range" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_reason" CHECK (("reviews"."status" = 'DECLINED') = ("reviews"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "star_counts" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "review_count" integer GENERATED ALWAYS AS ((star_counts[1] + star_counts[2] + star_counts[3] + star_counts[4] + star_counts[5])) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "rating" double precision GENERATED ALWAYS AS (round((star_counts[1] + 2 * star_counts[2] + 3 * star_counts[3] + 4 * star_counts[4] + 5 * star_counts[5])::numeric / nullif((star_counts[1] + star_counts[2] + star_counts[3] + star_counts[4] + star_counts[5]), 0), 2)::double precision) STORED;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD COLUMN "review_photos" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_shown_by_age" ON "reviews" USING btree ("product_id","written_at","id") WHERE "reviews"."status" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "reviews_shown_by_stars" ON "reviews" USING btree ("product_id","stars","written_at","id") WHERE "reviews"."status" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "reviews_by_age" ON "reviews" USING btree ("written_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_status" ON "reviews" USING btree ("status","written_at","id");--> statement-breakpoint
CREATE INDEX "products_by_rating" ON "products" USING btree ("rating" DESC NULLS LAST,"review_count" DESC NULLS FIRST,"id") WHERE "products"."is_visible" and not "products"."is_deleted";--> statement-breakpoint
-- The stars of approved reviews are counted in the row of the product, in the transaction that changes the reviews. The
-- update of the row waits for others that count, and is a change of the product: a notice names it.
CREATE FUNCTION count_stars(product uuid, stars integer, difference bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE products SET star_counts[stars] = star_counts[stars] + difference::integer WHERE id = product;
$$;
--> statement-breakpoint
-- Products in the order of their ids, so that two statements with several of them do not wait for each other.
CREATE FUNCTION count_changed_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN
    SELECT product_id, stars, sum(difference) AS difference
    FROM (
      SELECT product_id, stars, -1 AS difference FROM before WHERE status = 'APPROVED'
      UNION ALL
      SELECT product_id, stars, 1 FROM after WHERE status = 'APPROVED'
    ) AS differences
    GROUP BY product_id, stars HAVING sum(difference) <> 0 ORDER BY product_id, stars
  LOOP
    PERFORM count_stars(change.product_id, change.stars, change.difference);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_review_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN
    SELECT product_id, stars, CASE TG_OP WHEN 'DELETE' THEN -count(*) ELSE count(*) END AS difference
    FROM changed WHERE status = 'APPROVED'
    GROUP BY product_id, stars ORDER BY product_id, stars
  LOOP
    PERFORM count_stars(change.product_id, change.stars, change.difference);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_added AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_review_rows();
--> statement-breakpoint
CREATE TRIGGER reviews_removed AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_review_rows();
--> statement-breakpoint
CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_reviews();
--> statement-breakpoint
CREATE FUNCTION forget_stars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET star_counts = DEFAULT WHERE review_count > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_truncated AFTER TRUNCATE ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION forget_stars();
--> statement-breakpoint
-- As before, and the stars of a product change its place in the list by rating.
CREATE OR REPLACE FUNCTION notify_product_update() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
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
        before.points, before.featured_rank, before.created_at, before.star_counts)
        IS DISTINCT FROM (after.is_visible, after.is_deleted, after.category_id, after.brand_id, after.name,
        after.price_paise, after.points, after.featured_rank, after.created_at, after.star_counts) AS is_moved
    FROM before JOIN after USING (id)
    WHERE (before.is_visible AND NOT before.is_deleted) OR (after.is_visible AND NOT after.is_deleted)
  ) AS changed HAVING count(*) > 0;
  RETURN NULL;
END $$;
