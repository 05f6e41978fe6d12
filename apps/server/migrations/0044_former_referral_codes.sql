CREATE TABLE "former_referral_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"associate_id" uuid NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_referral_codes" ADD CONSTRAINT "former_referral_codes_associate_id_associates_id_fk" FOREIGN KEY ("associate_id") REFERENCES "public"."associates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_referral_codes_by_associate" ON "former_referral_codes" USING btree ("associate_id");