CREATE TABLE "firebase_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "firebase_tokens_by_expiry" ON "firebase_tokens" USING btree ("expires_at");