CREATE TABLE "pin_codes" (
	"pin" text PRIMARY KEY NOT NULL,
	"has_cash_on_delivery" boolean NOT NULL,
	"days" integer
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
-- Express was promised within 3 days.
UPDATE "orders" SET "delivery_days" = 3 WHERE "delivery_method" = 'EXPRESS';
--> statement-breakpoint
-- Responses on PIN codes are cached: all processes clear their caches when another list is stored.
CREATE TRIGGER pin_codes_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pin_codes
  FOR EACH STATEMENT EXECUTE FUNCTION notify_catalogue_change();
