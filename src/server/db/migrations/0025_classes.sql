CREATE INDEX "channel_verifications_answered_idx" ON "channel_verifications" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "text_message_days_day_idx" ON "text_message_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "text_message_wishes_created_idx" ON "text_message_wishes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "text_messages_created_idx" ON "text_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_created_idx" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_reports_resolved_idx" ON "user_reports" USING btree ("resolved_at");