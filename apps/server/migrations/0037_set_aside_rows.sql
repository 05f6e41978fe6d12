CREATE TABLE "account_deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"photo" text,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "set_aside_rows" (
	"job" text NOT NULL,
	"subject" text NOT NULL,
	"error" text NOT NULL,
	"attempts" integer NOT NULL,
	"first_failed_at" timestamp with time zone NOT NULL,
	"last_failed_at" timestamp with time zone NOT NULL,
	"retry_at" timestamp with time zone NOT NULL,
	CONSTRAINT "set_aside_rows_job_subject_pk" PRIMARY KEY("job","subject")
);
--> statement-breakpoint
CREATE INDEX "account_deletions_by_age" ON "account_deletions" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "set_aside_rows_by_age" ON "set_aside_rows" USING btree ("last_failed_at","job","subject");