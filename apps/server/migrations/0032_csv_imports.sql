CREATE TABLE "csv_import_rows" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"cells" json NOT NULL,
	"problems" json,
	"subject" text,
	"is_change" boolean DEFAULT false NOT NULL,
	CONSTRAINT "csv_import_rows_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "csv_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"skip_invalid" boolean DEFAULT false NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"invalid_count" integer DEFAULT 0 NOT NULL,
	"change_count" integer DEFAULT 0 NOT NULL,
	"message" text,
	"run_id" uuid,
	"lease_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "csv_import_rows" ADD CONSTRAINT "csv_import_rows_import_id_csv_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."csv_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "csv_imports_due" ON "csv_imports" USING btree ("lease_until") WHERE "csv_imports"."status" in ('CHECKING', 'IMPORTING');--> statement-breakpoint
CREATE INDEX "csv_imports_by_age" ON "csv_imports" USING btree ("created_at");