ALTER TABLE "contacts" ADD COLUMN "referred_by" uuid CONSTRAINT "contacts_referred_by_associates_id_fk" REFERENCES "public"."associates"("id") ON DELETE set null;--> statement-breakpoint
CREATE INDEX "contacts_of_referrer" ON "contacts" USING btree ("referred_by");
