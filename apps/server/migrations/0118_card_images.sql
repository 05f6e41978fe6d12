ALTER TABLE "article_versions" ADD COLUMN "card_media_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "card_media_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- By hand, from here on.
-- The pages of the articles that show an image, beside their heading or on a card, are cached with its address, its texts and its focus.
CREATE OR REPLACE FUNCTION notify_media_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM send_catalogue_notice('{}', array_agg(DISTINCT articles.slug) || '{articles}')
  FROM after
  JOIN article_versions shown ON shown.media_id = after.id OR after.id = ANY(shown.card_media_ids)
  JOIN articles ON articles.id = shown.article_id AND articles.published_number = shown.number
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
