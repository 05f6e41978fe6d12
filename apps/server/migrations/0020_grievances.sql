CREATE TYPE "public"."grievance_category" AS ENUM('ORDER', 'PRODUCT_QUALITY', 'DELIVERY', 'REFUND', 'ASSOCIATE_CONDUCT', 'PRIVACY', 'OTHER');--> statement-breakpoint
CREATE TYPE "public"."grievance_status" AS ENUM('OPEN', 'IN_PROGRESS', 'RESOLVED', 'CLOSED');--> statement-breakpoint
CREATE TABLE "grievance_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"grievance_id" uuid NOT NULL,
	"status" "grievance_status" NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"note" text,
	"actor_user_id" uuid
);
--> statement-breakpoint
CREATE TABLE "grievances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "grievance_serials" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid,
	"order_id" uuid,
	"category" "grievance_category" NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"order_number" text NOT NULL,
	"text" text NOT NULL,
	"status" "grievance_status" NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone NOT NULL,
	"idempotency_key" text,
	CONSTRAINT "grievances_serial_unique" UNIQUE("serial"),
	CONSTRAINT "grievances_once" UNIQUE("idempotency_key"),
	CONSTRAINT "grievances_mobile_digits" CHECK ("grievances"."mobile" ~ '^[6-9][0-9]{9}$')
);
--> statement-breakpoint
ALTER TABLE "grievance_steps" ADD CONSTRAINT "grievance_steps_grievance_id_grievances_id_fk" FOREIGN KEY ("grievance_id") REFERENCES "public"."grievances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievance_steps" ADD CONSTRAINT "grievance_steps_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grievance_steps_by_age" ON "grievance_steps" USING btree ("grievance_id","at","id");--> statement-breakpoint
CREATE INDEX "grievances_of_member" ON "grievances" USING btree ("user_id","registered_at","id");--> statement-breakpoint
CREATE INDEX "grievances_by_age" ON "grievances" USING btree ("registered_at","id");--> statement-breakpoint
CREATE INDEX "grievances_by_status" ON "grievances" USING btree ("status","registered_at","id");