CREATE TYPE "public"."profile_field" AS ENUM('NAME', 'DATE_OF_BIRTH', 'GENDER', 'EMAIL', 'PHONE', 'USERNAME', 'OTHER');--> statement-breakpoint
CREATE TYPE "public"."request_kind" AS ENUM('PARENT_CHANGE', 'PROFILE_CORRECTION');--> statement-breakpoint
CREATE TYPE "public"."request_status" AS ENUM('OPEN', 'APPROVED', 'REJECTED');--> statement-breakpoint
CREATE TYPE "public"."notification_kind" AS ENUM('ORDER', 'POINTS', 'REQUEST');--> statement-breakpoint
CREATE TABLE "member_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "request_kind" NOT NULL,
	"status" "request_status" DEFAULT 'OPEN' NOT NULL,
	"referral_code" text,
	"sponsor_id" uuid,
	"field" "profile_field",
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"note" text,
	CONSTRAINT "member_requests_decided" CHECK (("member_requests"."status" = 'OPEN') = ("member_requests"."decided_at" is null)),
	CONSTRAINT "member_requests_kind" CHECK (case "member_requests"."kind" when 'PARENT_CHANGE' then "member_requests"."referral_code" is not null and "member_requests"."field" is null else "member_requests"."referral_code" is null and "member_requests"."field" is not null end)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "notification_kind" NOT NULL,
	"text" text NOT NULL,
	"values" json NOT NULL,
	"link" text,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_requests" ADD CONSTRAINT "member_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_requests" ADD CONSTRAINT "member_requests_sponsor_id_associates_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."associates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_requests" ADD CONSTRAINT "member_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_requests_by_member" ON "member_requests" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "member_requests_by_status" ON "member_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "member_requests_by_age" ON "member_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;