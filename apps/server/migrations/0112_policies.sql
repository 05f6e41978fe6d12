ALTER TYPE "public"."article_kind" ADD VALUE 'policy';--> statement-breakpoint
CREATE TABLE "policy_versions" (
	"article_id" uuid NOT NULL,
	"name" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "policy_versions_article_id_name_pk" PRIMARY KEY("article_id","name")
);
--> statement-breakpoint
ALTER TABLE "article_versions" ALTER COLUMN "drawing" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "drawing" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "policy_versions" ADD CONSTRAINT "policy_versions_article_id_number_article_versions_article_id_number_fk" FOREIGN KEY ("article_id","number") REFERENCES "public"."article_versions"("article_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policy_versions_valid" ON "policy_versions" USING btree ("article_id","valid_from");--> statement-breakpoint
-- By hand, from here on.
-- What was valid once stays as it was; only a version of a time to come can still be replaced.
CREATE FUNCTION reject_policy_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'versions of policies are never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER policy_versions_fixed BEFORE UPDATE OR TRUNCATE ON policy_versions
  FOR EACH STATEMENT EXECUTE FUNCTION reject_policy_version_change();
--> statement-breakpoint
-- Articles and policies have lists of their own: an article must not clear the pages that show a policy.
CREATE OR REPLACE FUNCTION notify_article_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM send_catalogue_notice('{}', array_agg(DISTINCT slug) || array_agg(DISTINCT list))
  FROM (
    SELECT slug, CASE kind::text WHEN 'policy' THEN 'policies' ELSE 'articles' END AS list
    FROM changed WHERE published_at IS NOT NULL
  ) AS shown HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_article_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM send_catalogue_notice('{}', array_agg(DISTINCT before) || array_agg(DISTINCT after) || array_agg(DISTINCT list))
  FROM (
    SELECT before.slug AS before, after.slug AS after,
      CASE after.kind::text WHEN 'policy' THEN 'policies' ELSE 'articles' END AS list
    FROM before JOIN after USING (id)
    WHERE (before.slug, before.published_number, before.published_at)
      IS DISTINCT FROM (after.slug, after.published_number, after.published_at)
  ) AS shown HAVING count(*) > 0;
  RETURN NULL;
END $$;
