ALTER TABLE "product_facts" ADD COLUMN "value_in_hindi" text;--> statement-breakpoint
-- As before, with the Hindi of each detail by its name; pieces are counted in the words of the site.
CREATE OR REPLACE FUNCTION set_product_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_facts WHERE product_id = NEW.id;
  INSERT INTO product_facts (product_id, name, value, value_in_hindi)
  SELECT NEW.id, btrim(key), btrim(details.value), nullif(btrim(in_hindi ->> key), '')
  FROM (
    SELECT *, NEW.hindi -> 'medicalDetails' AS in_hindi FROM json_each_text(NEW.medical_details)
    UNION ALL SELECT *, NEW.hindi -> 'medicalEquipment' FROM json_each_text(NEW.medical_equipment)
    UNION ALL SELECT *, NEW.hindi -> 'cosmeticProducts' FROM json_each_text(NEW.cosmetic_products)
    UNION ALL SELECT *, NEW.hindi -> 'homeEssentialProducts' FROM json_each_text(NEW.home_essential_products)
    UNION ALL SELECT *, NEW.hindi -> 'clothingDetails' FROM json_each_text(NEW.clothing_details)
    UNION ALL SELECT 'Net quantity', concat_ws(' ', amount, CASE
        WHEN unit <> 'piece' THEN unit WHEN amount = '1' THEN 'piece' ELSE 'pieces' END),
        CASE WHEN unit = 'piece' THEN json_build_object('Net quantity', amount || ' नग') END
      FROM json_to_record(NEW.label_facts -> 'netQuantity') AS quantity(amount text, unit text)
      WHERE amount IS NOT NULL
  ) AS details
  WHERE length(btrim(details.value)) BETWEEN 1 AND 60 AND length(btrim(key)) BETWEEN 1 AND 100
    AND key !~ '[:[:cntrl:]]' AND details.value !~ '[[:cntrl:]]'
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER products_set_facts AFTER INSERT OR UPDATE OF medical_details, medical_equipment,
  cosmetic_products, home_essential_products, clothing_details, label_facts, hindi ON products
  FOR EACH ROW EXECUTE FUNCTION set_product_facts();
--> statement-breakpoint
-- The trigger writes the facts of the products that are there.
UPDATE products SET label_facts = label_facts;
