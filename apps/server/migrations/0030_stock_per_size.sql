CREATE TABLE "stock_sizes" (
	"product_id" uuid NOT NULL,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_sizes_product_id_size_pk" PRIMARY KEY("product_id","size"),
	CONSTRAINT "stock_sizes_quantity_not_negative" CHECK ("stock_sizes"."quantity" >= 0)
);
--> statement-breakpoint
ALTER TABLE "cart_items" DROP CONSTRAINT "cart_items_once";--> statement-breakpoint
ALTER TABLE "order_items" DROP CONSTRAINT "order_items_order_id_product_id_pk";--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "size" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_sizes" ADD CONSTRAINT "stock_sizes_product_id_store_entries_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."store_entries"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_once" UNIQUE("user_id","product_id","size");--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_product_id_size_pk" PRIMARY KEY("order_id","product_id","size");