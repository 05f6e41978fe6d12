CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"image_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"alternative" text NOT NULL,
	"alternative_in_hindi" text NOT NULL,
	"focus_x" integer DEFAULT 50 NOT NULL,
	"focus_y" integer DEFAULT 50 NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "media_focus" CHECK ("media"."focus_x" between 0 and 100 and "media"."focus_y" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "media_usage" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "media_usage_one_row" CHECK ("media_usage"."id")
);
--> statement-breakpoint
-- By hand, from here on.
ALTER TABLE "article_versions" ADD COLUMN "media_id" uuid CONSTRAINT "article_versions_media_id_media_id_fk" REFERENCES "public"."media"("id");--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "media_id" uuid CONSTRAINT "articles_media_id_media_id_fk" REFERENCES "public"."media"("id");--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("uploaded_at","id");--> statement-breakpoint
-- The pages of the articles that show an image are cached with its address, its texts and its focus.
CREATE FUNCTION notify_media_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM send_catalogue_notice('{}', array_agg(DISTINCT articles.slug) || '{articles}')
  FROM after
  JOIN article_versions shown ON shown.media_id = after.id
  JOIN articles ON articles.id = shown.article_id AND articles.published_number = shown.number
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER media_updated AFTER UPDATE ON media REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION notify_media_update();
