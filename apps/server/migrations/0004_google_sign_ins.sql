CREATE TABLE "google_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"challenge" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"is_new_user" boolean DEFAULT false NOT NULL,
	"ticket_hash" text,
	CONSTRAINT "google_sign_ins_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
ALTER TABLE "google_sign_ins" ADD CONSTRAINT "google_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "google_sign_ins_by_expiry" ON "google_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "google_sign_ins_by_user" ON "google_sign_ins" USING btree ("user_id");