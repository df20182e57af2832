ALTER TABLE "refresh_sessions" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
CREATE INDEX "refresh_sessions_parent_idx" ON "refresh_sessions" USING btree ("parent_id");