ALTER TABLE "contacts" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
CREATE INDEX "contacts_of_assignee" ON "contacts" USING btree ("assigned_to","created_at","id");