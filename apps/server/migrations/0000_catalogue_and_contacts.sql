CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"slogan" text NOT NULL,
	"image_key" text,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image_key" text,
	"unique_name" text NOT NULL,
	"sub_categories" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_unique_name_unique" UNIQUE("unique_name")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"pincode" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_paise" integer NOT NULL,
	"points" integer NOT NULL,
	"point_description" text NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"featured_rank" integer,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sizes" text[],
	"medical_details" json,
	"medical_equipment" json,
	"cosmetic_products" json,
	"home_essential_products" json,
	"clothing_details" json,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_price_positive" CHECK ("products"."price_paise" > 0),
	CONSTRAINT "products_points_not_negative" CHECK ("products"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"alert_quantity" integer NOT NULL,
	CONSTRAINT "store_entries_product_id_unique" UNIQUE("product_id"),
	CONSTRAINT "store_quantity_not_negative" CHECK ("store_entries"."quantity" >= 0),
	CONSTRAINT "store_alert_not_negative" CHECK ("store_entries"."alert_quantity" >= 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_entries" ADD CONSTRAINT "store_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_by_age" ON "contacts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "rate_limits_by_age" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category_id","featured_rank","id");--> statement-breakpoint
CREATE INDEX "products_by_brand" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_by_rank" ON "products" USING btree ("featured_rank","id") WHERE "products"."is_visible" and not "products"."is_deleted";--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price_paise","id") WHERE "products"."is_visible" and not "products"."is_deleted";--> statement-breakpoint
CREATE INDEX "products_by_age" ON "products" USING btree ("created_at","id") WHERE "products"."is_visible" and not "products"."is_deleted";