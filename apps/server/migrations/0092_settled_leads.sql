DROP INDEX "users_by_role";--> statement-breakpoint
DROP INDEX "users_by_age";--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "users_of_staff" ON "users" USING btree ("created_at","id") WHERE "users"."roles" && '{STAFF,ADMIN}';--> statement-breakpoint
CREATE INDEX "contacts_by_mobile" ON "contacts" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "contacts_by_email" ON "contacts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contacts_settled" ON "contacts" USING btree ("settled_at") WHERE "contacts"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "users_by_age" ON "users" USING btree ("created_at","id","blocked_at") WHERE "users"."deleted_at" is null;