ALTER TYPE "public"."message_kind" ADD VALUE 'ACCOUNTS_MERGED' BEFORE 'STAFF_NOTICES';--> statement-breakpoint
CREATE TABLE "account_merges" (
	"merged_id" uuid PRIMARY KEY NOT NULL,
	"into_id" uuid NOT NULL,
	"merged_place_id" uuid,
	"into_place_id" uuid,
	"reason" text,
	"merged_by" uuid NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_merges_merged_place_id_unique" UNIQUE("merged_place_id"),
	CONSTRAINT "account_merges_of_two" CHECK ("account_merges"."merged_id" <> "account_merges"."into_id")
);
--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_merged_id_users_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_into_id_users_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_merged_place_id_associates_id_fk" FOREIGN KEY ("merged_place_id") REFERENCES "public"."associates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_into_place_id_associates_id_fk" FOREIGN KEY ("into_place_id") REFERENCES "public"."associates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_merges_by_account" ON "account_merges" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "account_merges_by_place" ON "account_merges" USING btree ("into_place_id");