CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_counts_kind_day_subject_pk" PRIMARY KEY("kind","day","subject"),
	CONSTRAINT "visit_counts_positive" CHECK ("visit_counts"."count" > 0)
);
