CREATE TABLE "product_facts" (
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "product_facts_product_id_name_pk" PRIMARY KEY("product_id","name")
);
--> statement-breakpoint
DROP INDEX "products_to_filter";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sub_category" text;--> statement-breakpoint
ALTER TABLE "product_facts" ADD CONSTRAINT "product_facts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_facts_by_value" ON "product_facts" USING btree ("name","value","product_id");--> statement-breakpoint
CREATE INDEX "product_facts_to_count" ON "product_facts" USING btree ("product_id","name","value");--> statement-breakpoint
CREATE INDEX "products_to_filter" ON "products" USING btree ("category_id","brand_id","price_paise","points","sub_category","id") WHERE "products"."is_visible" and not "products"."is_deleted";--> statement-breakpoint
-- The short facts of a product: its details, and the net quantity of its label. A long text is a sentence and no filter; a
-- colon stands between name and value in addresses.
CREATE FUNCTION set_product_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_facts WHERE product_id = NEW.id;
  INSERT INTO product_facts (product_id, name, value)
  SELECT NEW.id, btrim(key), btrim(details.value)
  FROM (
    SELECT * FROM json_each_text(NEW.medical_details)
    UNION ALL SELECT * FROM json_each_text(NEW.medical_equipment)
    UNION ALL SELECT * FROM json_each_text(NEW.cosmetic_products)
    UNION ALL SELECT * FROM json_each_text(NEW.home_essential_products)
    UNION ALL SELECT * FROM json_each_text(NEW.clothing_details)
    UNION ALL SELECT 'Net quantity', concat_ws(' ', amount, CASE
        WHEN unit <> 'piece' THEN unit WHEN amount = '1' THEN 'piece' ELSE 'pieces' END)
      FROM json_to_record(NEW.label_facts -> 'netQuantity') AS quantity(amount text, unit text)
      WHERE amount IS NOT NULL
  ) AS details
  WHERE length(btrim(details.value)) BETWEEN 1 AND 60 AND length(btrim(key)) BETWEEN 1 AND 100
    AND key !~ '[:[:cntrl:]]' AND details.value !~ '[[:cntrl:]]'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_set_facts AFTER INSERT OR UPDATE OF medical_details, medical_equipment, cosmetic_products,
  home_essential_products, clothing_details, label_facts ON products
  FOR EACH ROW EXECUTE FUNCTION set_product_facts();
--> statement-breakpoint
-- The trigger writes the facts of the products that are there.
UPDATE products SET label_facts = label_facts;
