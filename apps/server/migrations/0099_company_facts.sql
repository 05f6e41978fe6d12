CREATE TABLE "company_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "company_drafts_only" CHECK ("company_drafts"."id" = '00000000-0000-7000-8000-000000000001')
);
--> statement-breakpoint
CREATE TABLE "company_versions" (
	"number" integer PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" uuid
);
--> statement-breakpoint
INSERT INTO "company_drafts" ("id", "facts") VALUES ('00000000-0000-7000-8000-000000000001', '{}');
--> statement-breakpoint
-- A publication stays as it was: it says what the pages showed at a time.
CREATE FUNCTION reject_company_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'published facts are never changed or deleted';
END $$;
--> statement-breakpoint
CREATE TRIGGER company_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON company_versions
  FOR EACH STATEMENT EXECUTE FUNCTION reject_company_version_change();
--> statement-breakpoint
-- Every page shows facts of the company: all processes clear their caches when new ones are published.
CREATE TRIGGER company_versions_change AFTER INSERT ON company_versions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();
