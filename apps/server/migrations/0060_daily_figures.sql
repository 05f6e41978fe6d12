CREATE TABLE "order_figures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"orders" integer NOT NULL,
	"revenue_paise" bigint NOT NULL,
	"points" bigint NOT NULL,
	"is_sum" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_figures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_figures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"product_id" uuid NOT NULL,
	"pieces" integer NOT NULL,
	"revenue_paise" bigint NOT NULL,
	"is_sum" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "goodwill_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_figures" ADD CONSTRAINT "product_figures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_figures_by_day" ON "order_figures" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "order_figures_sums" ON "order_figures" USING btree ("day") WHERE "order_figures"."is_sum";--> statement-breakpoint
CREATE INDEX "order_figures_changes" ON "order_figures" USING btree ("id") WHERE not "order_figures"."is_sum";--> statement-breakpoint
CREATE INDEX "product_figures_by_day" ON "product_figures" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "product_figures_sums" ON "product_figures" USING btree ("day","product_id") WHERE "product_figures"."is_sum";--> statement-breakpoint
CREATE INDEX "product_figures_changes" ON "product_figures" USING btree ("id") WHERE not "product_figures"."is_sum";