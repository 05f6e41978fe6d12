ALTER TABLE "password_resets" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "password_resets_by_email" ON "password_resets" USING btree ("email");