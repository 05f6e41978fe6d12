ALTER TABLE "contacts" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_once" UNIQUE("idempotency_key");