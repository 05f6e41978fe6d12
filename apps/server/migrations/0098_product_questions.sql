CREATE TYPE "public"."product_question_status" AS ENUM('OPEN', 'PUBLISHED', 'DECLINED');--> statement-breakpoint
CREATE TABLE "product_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"status" "product_question_status" DEFAULT 'OPEN' NOT NULL,
	"reply" text,
	"reply_in_hindi" text,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "product_questions_reply" CHECK (("product_questions"."status" = 'PUBLISHED') = ("product_questions"."reply" is not null)),
	CONSTRAINT "product_questions_published_at" CHECK (("product_questions"."status" = 'PUBLISHED') = ("product_questions"."published_at" is not null)),
	CONSTRAINT "product_questions_reply_in_hindi" CHECK ("product_questions"."status" = 'PUBLISHED' or "product_questions"."reply_in_hindi" is null),
	CONSTRAINT "product_questions_reason" CHECK (("product_questions"."status" = 'DECLINED') = ("product_questions"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_questions_shown" ON "product_questions" USING btree ("product_id","published_at","id") WHERE "product_questions"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "product_questions_by_member" ON "product_questions" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE INDEX "product_questions_by_status" ON "product_questions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "product_questions_by_age" ON "product_questions" USING btree ("asked_at","id");