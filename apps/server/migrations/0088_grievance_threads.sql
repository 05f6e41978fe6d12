CREATE TYPE "public"."attached_file_type" AS ENUM('IMAGE', 'PDF');--> statement-breakpoint
CREATE TYPE "public"."lead_kind" AS ENUM('JOINING', 'QUESTION');--> statement-breakpoint
ALTER TYPE "public"."message_kind" ADD VALUE 'GRIEVANCE_REPLY' BEFORE 'PASSWORD_RESET';--> statement-breakpoint
ALTER TYPE "public"."staff_notice_kind" ADD VALUE 'GRIEVANCE_REPLY' BEFORE 'GRIEVANCE_DUE';--> statement-breakpoint
CREATE TABLE "grievance_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reply_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" "attached_file_type" NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	CONSTRAINT "grievance_files_in_order" UNIQUE("reply_id","position")
);
--> statement-breakpoint
CREATE TABLE "grievance_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"grievance_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"actor_user_id" uuid,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "grievance_replies_in_order" UNIQUE("grievance_id","position"),
	CONSTRAINT "grievance_replies_once" UNIQUE("grievance_id","idempotency_key"),
	CONSTRAINT "grievance_replies_position" CHECK ("grievance_replies"."position" > 0)
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"english" text NOT NULL,
	"hindi" text NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "kind" "lead_kind" DEFAULT 'JOINING' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "question" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "grievance_files" ADD CONSTRAINT "grievance_files_reply_id_grievance_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."grievance_replies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievance_replies" ADD CONSTRAINT "grievance_replies_grievance_id_grievances_id_fk" FOREIGN KEY ("grievance_id") REFERENCES "public"."grievances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievance_replies" ADD CONSTRAINT "grievance_replies_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reply_templates_by_title" ON "reply_templates" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "contacts_by_kind" ON "contacts" USING btree ("kind","created_at");