CREATE TABLE "judge_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "judge_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"priority" text NOT NULL,
	"round" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_after" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_by" integer,
	"cases_done" integer DEFAULT 0 NOT NULL,
	"requested_by" integer
);
--> statement-breakpoint
CREATE TABLE "judge_usage" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"used_ms" double precision NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submission_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"verdict" text NOT NULL,
	"cases" jsonb NOT NULL,
	"passed_count" integer NOT NULL,
	"score" integer,
	"error_message" text,
	"error_line" integer,
	"reset_version" integer NOT NULL,
	"judged_at" timestamp with time zone,
	"replaced_at" timestamp with time zone NOT NULL,
	"requested_by" integer
);
--> statement-breakpoint
ALTER TABLE "problems" ADD COLUMN "subtasks" jsonb;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "passed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "score" integer;--> statement-breakpoint
ALTER TABLE "judge_jobs" ADD CONSTRAINT "judge_jobs_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_jobs" ADD CONSTRAINT "judge_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_jobs" ADD CONSTRAINT "judge_jobs_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judge_usage" ADD CONSTRAINT "judge_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_history" ADD CONSTRAINT "submission_history_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_history" ADD CONSTRAINT "submission_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_history" ADD CONSTRAINT "submission_history_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "judge_jobs_submission" ON "judge_jobs" USING btree ("submission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "judge_jobs_one_per_user" ON "judge_jobs" USING btree ("user_id") WHERE "judge_jobs"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "judge_jobs_user_idx" ON "judge_jobs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "submission_history_submission_idx" ON "submission_history" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "submission_history_user_idx" ON "submission_history" USING btree ("user_id");--> statement-breakpoint
UPDATE "submissions" SET
	"passed_count" = (SELECT count(*) FROM jsonb_array_elements("cases") AS one WHERE one ->> 'verdict' = 'AC'),
	"cases" = coalesce((SELECT jsonb_agg(one - 'hidden') FROM jsonb_array_elements("cases") AS one WHERE one ->> 'hidden' = 'false'), '[]');
