ALTER TYPE "public"."notification_kind" ADD VALUE 'TEAM';--> statement-breakpoint
CREATE TABLE "identity_cards" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "identity_card_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_cards_number_unique" UNIQUE("number"),
	CONSTRAINT "identity_cards_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "message_choices" ADD COLUMN "team_in_app" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_cards" ADD CONSTRAINT "identity_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;