CREATE TYPE "public"."article_kind" AS ENUM('blog', 'news');--> statement-breakpoint
CREATE TABLE "article_versions" (
	"article_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"drawing" text NOT NULL,
	"english" jsonb NOT NULL,
	"hindi" jsonb,
	"is_sample" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	CONSTRAINT "article_versions_article_id_number_pk" PRIMARY KEY("article_id","number")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "article_kind" NOT NULL,
	"slug" text NOT NULL,
	"drawing" text NOT NULL,
	"english" jsonb NOT NULL,
	"hindi" jsonb,
	"is_sample" boolean DEFAULT false NOT NULL,
	"draft_number" integer DEFAULT 1 NOT NULL,
	"published_number" integer,
	"published_at" timestamp with time zone,
	"unpublished_at" timestamp with time zone,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "articles_address" UNIQUE("kind","slug"),
	CONSTRAINT "articles_published_number" CHECK (("articles"."published_number" is null) = ("articles"."published_at" is null))
);
--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("kind","published_at","id") WHERE "articles"."published_at" is not null;--> statement-breakpoint
CREATE INDEX "articles_next" ON "articles" USING btree ("published_at") WHERE "articles"."published_at" is not null;--> statement-breakpoint
-- By hand, from here on.
-- A version stays as it was: it says what visitors saw at a time.
CREATE FUNCTION reject_article_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'versions of articles are never changed or deleted';
END $$;
--> statement-breakpoint
CREATE TRIGGER article_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON article_versions
  FOR EACH STATEMENT EXECUTE FUNCTION reject_article_version_change();
--> statement-breakpoint
-- Lists of articles and the page of each are cached; a time to come is a change too: each process remembers the next one.
CREATE FUNCTION notify_article_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM send_catalogue_notice('{}', array_agg(DISTINCT slug) || '{articles}')
  FROM changed WHERE published_at IS NOT NULL HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION notify_article_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM send_catalogue_notice('{}', array_agg(DISTINCT before.slug) || array_agg(DISTINCT after.slug) || '{articles}')
  FROM before JOIN after USING (id)
  WHERE (before.slug, before.published_number, before.published_at)
    IS DISTINCT FROM (after.slug, after.published_number, after.published_at)
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER articles_added AFTER INSERT ON articles REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_article_rows();
--> statement-breakpoint
CREATE TRIGGER articles_removed AFTER DELETE ON articles REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_article_rows();
--> statement-breakpoint
CREATE TRIGGER articles_updated AFTER UPDATE ON articles REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION notify_article_update();
