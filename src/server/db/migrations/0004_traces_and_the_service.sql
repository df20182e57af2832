CREATE TABLE "feature_switches" (
	"feature" text PRIMARY KEY NOT NULL,
	"share" integer NOT NULL,
	"channel_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feature_switches_share_percent" CHECK ("feature_switches"."share" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "judge_jobs" ADD COLUMN "traceparent" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_reason" text DEFAULT '' NOT NULL;