CREATE TYPE "public"."staff_right" AS ENUM('orders', 'catalogue', 'people', 'money', 'content', 'settings');--> statement-breakpoint
ALTER TYPE "public"."message_kind" ADD VALUE 'STAFF_INVITED';--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"rights" "staff_right"[] NOT NULL,
	"language" "message_language" NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rights" "staff_right"[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Staff could do everything before there were rights.
UPDATE "users" SET "rights" = '{orders,catalogue,people,money,content,settings}' WHERE 'STAFF' = ANY("roles");--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_invitations_by_age" ON "staff_invitations" USING btree ("sent_at","id");