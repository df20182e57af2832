DROP INDEX "blocks_changed_idx";--> statement-breakpoint
DROP INDEX "courses_changed_idx";--> statement-breakpoint
DROP INDEX "documents_changed_idx";--> statement-breakpoint
DROP INDEX "problems_changed_idx";--> statement-breakpoint
DROP INDEX "videos_changed_idx";--> statement-breakpoint
DROP INDEX "worksheets_changed_idx";--> statement-breakpoint
CREATE INDEX "blocks_changed_idx" ON "blocks" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"removed","visible_state");--> statement-breakpoint
CREATE INDEX "courses_changed_idx" ON "courses" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"removed","visible_state");--> statement-breakpoint
CREATE INDEX "documents_changed_idx" ON "documents" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"removed","visible_state");--> statement-breakpoint
CREATE INDEX "problems_changed_idx" ON "problems" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"removed","visible_state");--> statement-breakpoint
CREATE INDEX "videos_changed_idx" ON "videos" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"removed","visible_state");--> statement-breakpoint
CREATE INDEX "worksheets_changed_idx" ON "worksheets" USING btree ("channel_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"removed","visible_state");