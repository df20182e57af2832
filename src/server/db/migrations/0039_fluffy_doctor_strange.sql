ALTER TABLE "homeworks" ADD COLUMN "user_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "homeworks" ADD COLUMN "nudged_at" timestamp with time zone;