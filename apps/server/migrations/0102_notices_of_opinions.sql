ALTER TYPE "public"."staff_notice_kind" ADD VALUE 'NEW_REVIEW';--> statement-breakpoint
ALTER TYPE "public"."staff_notice_kind" ADD VALUE 'NEW_PRODUCT_QUESTION';