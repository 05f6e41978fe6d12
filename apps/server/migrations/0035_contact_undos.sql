CREATE TABLE "contact_undos" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"email" text,
	"email_verified_at" timestamp with time zone,
	"email_changed_at" timestamp with time zone,
	"mobile" text,
	"mobile_verified_at" timestamp with time zone,
	"former_mobile" text,
	"google_subject" text
);
--> statement-breakpoint
ALTER TABLE "contact_undos" ADD CONSTRAINT "contact_undos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_undos_by_user" ON "contact_undos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_undos_by_expiry" ON "contact_undos" USING btree ("expires_at");