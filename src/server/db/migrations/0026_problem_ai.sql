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
CREATE INDEX "problem_ai_requests_draft_idx" ON "problem_ai_requests" USING btree ("draft_id");