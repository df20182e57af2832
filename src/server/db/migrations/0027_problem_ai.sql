CREATE TABLE "problem_ai_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "problem_ai_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"level" integer NOT NULL,
	"language" text NOT NULL,
	"case_count" integer NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"draft_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "problem_ai_requests" ADD CONSTRAINT "problem_ai_requests_channel_id_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_ai_requests" ADD CONSTRAINT "problem_ai_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problem_ai_requests" ADD CONSTRAINT "problem_ai_requests_draft_id_problem_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."problem_drafts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "problem_ai_requests_channel_idx" ON "problem_ai_requests" USING btree ("channel_id","created_at");--> statement-breakpoint
CREATE INDEX "problem_ai_requests_user_idx" ON "problem_ai_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "problem_ai_requests_draft_idx" ON "problem_ai_requests" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "channel_verifications_answered_idx" ON "channel_verifications" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "text_message_days_day_idx" ON "text_message_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "text_message_wishes_created_idx" ON "text_message_wishes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "text_messages_created_idx" ON "text_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_created_idx" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_reports_resolved_idx" ON "user_reports" USING btree ("resolved_at");