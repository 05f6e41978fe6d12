ALTER TABLE "products" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;
--> statement-breakpoint
UPDATE "products" SET "changed_at" = "created_at";
--> statement-breakpoint
-- Search engines read a page again when it says that it has changed.
CREATE FUNCTION note_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_note_change BEFORE UPDATE ON products
  FOR EACH ROW EXECUTE FUNCTION note_product_change();
