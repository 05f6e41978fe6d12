CREATE INDEX "users_by_role" ON "users" USING gin ("roles");--> statement-breakpoint
CREATE INDEX "users_name_beginning" ON "users" USING btree (lower("first_name" || ' ' || "last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_last_name_beginning" ON "users" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_username_beginning" ON "users" USING btree ("username" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_email_beginning" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_mobile_beginning" ON "users" USING btree ("mobile" text_pattern_ops);