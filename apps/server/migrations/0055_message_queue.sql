CREATE TYPE "public"."message_cause" AS ENUM('UNREACHABLE', 'TIMEOUT', 'LOGIN', 'RECIPIENT', 'REJECTED', 'LIMIT', 'TEMPLATE', 'EXPIRED', 'FAULT');--> statement-breakpoint
CREATE TYPE "public"."message_kind" AS ENUM('ORDER_PLACED', 'ORDER_PAID', 'ORDER_CONFIRMED', 'ORDER_SHIPPED', 'ORDER_DELIVERED', 'ORDER_CANCELLED', 'ORDER_PARTLY_CANCELLED', 'RETURN_ACCEPTED', 'RETURN_REJECTED', 'REFUNDED', 'BACK_IN_STOCK', 'GRIEVANCE_REGISTERED', 'GRIEVANCE_RESOLVED', 'PASSWORD_RESET', 'PASSWORD_CHANGED', 'SECOND_FACTOR_CHANGED', 'CONTACT_CHANGED');--> statement-breakpoint
CREATE TYPE "public"."message_language" AS ENUM('en', 'hi');--> statement-breakpoint
CREATE TYPE "public"."message_state" AS ENUM('WAITING', 'SENT', 'DEAD');--> statement-breakpoint
CREATE TABLE "queued_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" "message_kind" NOT NULL,
	"channel" "message_channel" NOT NULL,
	"user_id" uuid,
	"to" text NOT NULL,
	"language" "message_language" NOT NULL,
	"facts" json NOT NULL,
	"sealed_token" text,
	"state" "message_state" DEFAULT 'WAITING' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"cause" "message_cause",
	"next_attempt_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "queued_messages_key_unique" UNIQUE("key"),
	CONSTRAINT "queued_messages_next" CHECK (("queued_messages"."state" = 'WAITING') = ("queued_messages"."next_attempt_at" is not null)),
	CONSTRAINT "queued_messages_sent" CHECK (("queued_messages"."state" = 'SENT') = ("queued_messages"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" "message_language" DEFAULT 'en' NOT NULL;--> statement-breakpoint
CREATE INDEX "queued_messages_due" ON "queued_messages" USING btree ("next_attempt_at") WHERE "queued_messages"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "queued_messages_dead" ON "queued_messages" USING btree ("created_at","id") WHERE "queued_messages"."state" = 'DEAD';--> statement-breakpoint
CREATE INDEX "queued_messages_by_age" ON "queued_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "queued_messages_by_recipient" ON "queued_messages" USING btree ("to");--> statement-breakpoint
CREATE INDEX "queued_messages_by_user" ON "queued_messages" USING btree ("user_id");